import { generateKeyPairSync, sign } from 'node:crypto'

import { dedent } from '../support/dedent.ts'

/** A certificate that signs itself, and its key, as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** Made for a test and gone with it, so that no key lies in the repository (RFC 5280, section 4.1, in DER). */
export function certificateFor(...hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(oid(COMMON_NAME), der(0x0c, Buffer.from('test')))))
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sequence(oid(ECDSA_SHA256)),
    name,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(ALTERNATIVE_NAME), der(0x04, names)))),
  )
  const signature = sign('sha256', signed, privateKey)
  const whole = sequence(signed, sequence(oid(ECDSA_SHA256)), der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const cert = dedent`
    -----BEGIN CERTIFICATE-----
    ${whole.toString('base64').replace(/.{64}/g, '$&\n')}
    -----END CERTIFICATE-----
  `
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/** Object identifiers as they are encoded. */
const COMMON_NAME = '550403'
const ALTERNATIVE_NAME = '551d11'
const ECDSA_SHA256 = '2a8648ce3d040302'

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function set(...parts: readonly Buffer[]): Buffer {
  return der(0x31, Buffer.concat(parts))
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
