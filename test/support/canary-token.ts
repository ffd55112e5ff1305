/** A token with characters that encodings change, and long enough that no accident contains it. */
export const CANARY_TOKEN = 'cAnary+7f/3=_token~0123456789abcdef'

/** Ways to write it in which it must not be seen either. */
export const CANARY_SPELLINGS: Readonly<Record<string, string>> = {
  plain: CANARY_TOKEN,
  percent: encodeURIComponent(CANARY_TOKEN),
  base64: Buffer.from(CANARY_TOKEN).toString('base64'),
  base64url: Buffer.from(CANARY_TOKEN).toString('base64url'),
  hex: Buffer.from(CANARY_TOKEN).toString('hex'),
  HEX: Buffer.from(CANARY_TOKEN).toString('hex').toUpperCase(),
  unicode: Array.from(CANARY_TOKEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join(
    '',
  ),
  reversed: Array.from(CANARY_TOKEN).toReversed().join(''),
}
