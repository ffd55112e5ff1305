/** A token with characters that encodings change, and long enough that no accident contains it. */
export const CANARY_TOKEN = 'cAnary+7f/3=_token~0123456789abcdef'

/** Ways to write a token in which it must not be seen either. */
export function spellingsOf(token: string): Readonly<Record<string, string>> {
  return {
    plain: token,
    percent: encodeURIComponent(token),
    base64: Buffer.from(token).toString('base64'),
    base64url: Buffer.from(token).toString('base64url'),
    hex: Buffer.from(token).toString('hex'),
    HEX: Buffer.from(token).toString('hex').toUpperCase(),
    unicode: Array.from(token, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    json: JSON.stringify(token).slice(1, -1),
    reversed: Array.from(token).toReversed().join(''),
  }
}

export const CANARY_SPELLINGS = spellingsOf(CANARY_TOKEN)
