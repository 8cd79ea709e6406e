/** The heads of files, as small as they can be: for tests, here and of what keeps and serves files. */

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const big = (value: number, bytes: 2 | 4): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff)
const little = (value: number, bytes: 2 | 3 | 4): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff)

export const textBytes = (text: string): Uint8Array => Uint8Array.from(ascii(text))

export const pngOf = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...[0x89, ...ascii('PNG'), 13, 10, 26, 10],
    ...[...big(13, 4), ...ascii('IHDR'), ...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0],
    ...big(0, 4),
  ])

/** `comment`: what a polyglot hides in a segment of text. */
export const jpegOf = (width: number, height: number, comment = 'photo'): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xfe, ...big(comment.length + 2, 2), ...ascii(comment)],
    ...[0xff, 0xff, 0xc2, ...big(11, 2), 8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0],
    ...[0xff, 0xd9],
  ])

const riff = (kind: string, chunk: readonly number[]): Uint8Array => {
  const padded = [...chunk, ...Array<number>(Math.max(0, 10 - chunk.length)).fill(0)]
  return Uint8Array.from([
    ...[...ascii('RIFF'), ...little(padded.length + 12, 4), ...ascii(`WEBP${kind}`)],
    ...[...little(padded.length, 4), ...padded],
  ])
}

export const webpOf = {
  lossy: (width: number, height: number): Uint8Array =>
    riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]),
  lossless: (width: number, height: number): Uint8Array =>
    riff('VP8L', [0x2f, ...little((((height - 1) << 14) | (width - 1)) >>> 0, 4)]),
  extended: (width: number, height: number): Uint8Array =>
    riff('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
}

export const PDF = textBytes('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n')
