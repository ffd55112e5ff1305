import { describe, expect, test } from '@jest/globals'

import { keepSecret } from '../../src/http/secret.ts'
import { CANARY_SPELLINGS, CANARY_TOKEN } from '../support/canary-token.ts'

describe('a token', () => {
  test.each([
    ['JSON escapes, as they are', CANARY_SPELLINGS['unicode'] ?? ''],
    ['JSON escapes, escaped once more', (CANARY_SPELLINGS['unicode'] ?? '').replaceAll('\\', '\\\\')],
    [
      'JSON escapes in upper case',
      (CANARY_SPELLINGS['unicode'] ?? '').replaceAll(/[a-f]/g, (digit) => digit.toUpperCase()),
    ],
    ['the letters of the other case', CANARY_TOKEN.toUpperCase()],
    ['an escaped slash', CANARY_TOKEN.replaceAll('/', '\\/')],
    [
      'percent signs for every byte',
      Array.from(CANARY_TOKEN, (character) => `%${character.charCodeAt(0).toString(16)}`).join(''),
    ],
    ['entities of HTML', Array.from(CANARY_TOKEN, (character) => `&#${character.charCodeAt(0)};`).join('')],
    [
      'hexadecimal entities',
      Array.from(CANARY_TOKEN, (character) => `&#x${character.charCodeAt(0).toString(16)};`).join(''),
    ],
    ['a mixture', CANARY_TOKEN.replace('+', '%2b').replace('/', '\\u002f').replace('=', '&#61;')],
    ['base64 with a word before it', Buffer.from(`Bearer ${CANARY_TOKEN}`).toString('base64').slice(10)],
    ['base64url with a letter before it', Buffer.from(`x${CANARY_TOKEN}`).toString('base64url').slice(2)],
  ])('is redacted, and noticed in what is read, when it is written with %s', (_, spelling) => {
    const secret = keepSecret(CANARY_TOKEN)
    const clean = secret.redact(`before ${spelling} after`)
    expect(clean).toMatch(/^before \[token\].{0,4} after$/)
    expect(secret.repeatedIn(`before ${spelling} after`)).toBe(true)
    expect(secret.repeatedIn(`before ${spelling.slice(0, -8)} after`)).toBe(false)
  })

  test.each([
    ['token', 'the token is not the one', 'the [token] is not the one'],
    ['tok', 'the tok is not the one', 'the [token] is not the one'],
    ['t]', 'a t] b', 'a [token] b'],
    ['[t', 'a [t b', 'a [token] b'],
    ['tok', 'a [token] and tok', 'a [token] and [token]'],
    ['k', 'k and k', '[token] and [token]'],
    ['kot', 'tok and kot', '[token] and [token]'],
  ])(
    'what stands in its place is left alone when the token is %s, however often the text comes by',
    (token, text, clean) => {
      const secret = keepSecret(token)
      expect([secret.redact(text), secret.redact(secret.redact(secret.redact(text)))]).toEqual([clean, clean])
    },
  )

  test('of two spellings that overlap nothing is left', () => {
    expect(keepSecret('abcab').redact('x abcabacba y')).toBe('x [token] y')
  })

  test.each([127, 128, 129, 2000, 8000])(
    'a token of %i characters is redacted, and noticed, in each spelling',
    (length) => {
      const token = Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 7) % 94))).join('')
      const secret = keepSecret(token)
      for (const spelling of [token, JSON.stringify(token).slice(1, -1), encodeURIComponent(token)]) {
        expect(secret.redact(`${token.slice(0, -1)} a ${spelling} b ${spelling}`)).toMatch(
          /^\[token\].* a \[token\] b \[token\]$/,
        )
        expect(secret.repeatedIn(`a ${spelling} b`)).toBe(true)
        expect(secret.repeatedIn(`a ${spelling.slice(0, -1)} b`)).toBe(false)
      }
    },
  )

  test.each([
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['&', '&amp;'],
    ['"', '&quot;'],
    ["'", '&apos;'],
    ['\t', '\t'],
    ['\t', '\\u0009'],
    ['\t', '%09'],
  ])('with the character %j is redacted where that is written %s', (character, written) => {
    const secret = keepSecret(`sixteen-in${character}token`)
    expect(secret.redact(`before sixteen-in${written}token after`)).toBe('before [token] after')
    expect(secret.redact('before sixteen-in token after')).toBe('before sixteen-in token after')
  })

  test.each([0, 1, 2].flatMap((shift) => [16, 17, 18].map((length) => [shift, length] as const)))(
    'is redacted in base64 after %i bytes and before others, when it has %i characters',
    (shift, length) => {
      // Its base64 has both characters that base64url writes in another way.
      const token = '~~~???>>>~~~???>>>~'.slice(0, length)
      const bytes = Buffer.concat([Buffer.alloc(shift, 'x'), Buffer.from(token), Buffer.from('yyy')])
      for (const encoding of ['base64', 'base64url'] as const) {
        const text = bytes.toString(encoding)
        expect(keepSecret(token).redact(text)).toMatch(/^.{0,3}\[token\].{3,7}$/)
        expect(keepSecret(token).repeatedIn(text)).toBe(true)
      }
    },
  )

  test('that is cut short is redacted from 16 characters on', () => {
    const secret = keepSecret(CANARY_TOKEN)
    for (const length of [16, 20, CANARY_TOKEN.length - 1])
      expect(secret.redact(`before ${CANARY_TOKEN.slice(0, length)}… after`)).toBe('before [token]… after')
    expect(secret.redact(CANARY_TOKEN)).toBe('[token]')
  })

  test('that is empty changes no text', () => {
    expect(keepSecret('').redact('a text')).toBe('a text')
    expect(keepSecret('').repeatedIn('a text')).toBe(false)
  })

  test('is redacted once where two of its spellings overlap, and each time where they do not', () => {
    // Its other way round begins inside of it.
    expect(keepSecret('abca').redact('1 abcacba 2 acba 3 abca')).toBe('1 [token] 2 [token] 3 [token]')
    expect(keepSecret('abca').redact('acbabca abc')).toBe('[token] abc')
  })
})

test.each([
  ['sixteen-in-token', true],
  ['sixteen-in-toke', false],
])('that a text repeats %s is told: %s, since a shorter one may stand there by chance', (token, told) => {
  expect(keepSecret(token).repeatedIn(`before ${token} after`)).toBe(told)
  expect(keepSecret(token).redact(`before ${token} after`)).toBe('before [token] after')
})
