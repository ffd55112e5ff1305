/** The files of the pictures, each with the digest of what it shows in a text chunk of the PNG. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

import type { Scene } from './scenes.ts'

/** Where the pictures are. */
export const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures')

/** In bytes: a README with two pictures still loads at once. */
export const LARGEST_PICTURE = 150_000

const KEYWORD = 'Source-Digest'

/** The bytes before the first chunk of a PNG, and those of the chunk that each begins with. */
const HEADER_END = 8 + 25

export function digestOf(scene: Scene): string {
  return createHash('sha256').update(JSON.stringify(scene)).digest('hex')
}

/** A PNG with a `tEXt` chunk behind its header (PNG specification, 11.3.4.3). */
export function withDigest(png: Buffer, digest: string): Buffer {
  const content = Buffer.from(`tEXt${KEYWORD}\0${digest}`, 'latin1')
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)])
}

/** What {@link withDigest} wrote; undefined where there is none. */
export function digestIn(png: Buffer): string | undefined {
  return new RegExp(`tEXt${KEYWORD}\\0([0-9a-f]{64})`).exec(png.subarray(0, 400).toString('latin1'))?.[1]
}
