import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'
import { pictureSize } from './picture-size.ts'
import { jpegOf, PDF, pngOf, textBytes, webpOf } from './sample-bytes.ts'
import { MAX_FILE_BYTES } from './stored-file.ts'

const typeOf = (bytes: Uint8Array) => {
  const checked = checkFile(bytes, 'receipt')
  return checked.ok ? checked.value.type : checked.refusal
}

/** `head` with zeros behind it, so many bytes in all. */
function padded(head: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  bytes.set(head)
  return bytes
}

test.each([
  ['image/png', pngOf(640, 480)],
  ['image/jpeg', jpegOf(640, 480)],
  ['image/webp', webpOf.lossy(640, 480)],
  ['image/webp', webpOf.lossless(640, 480)],
  ['image/webp', webpOf.extended(640, 480)],
] as const)('%s is known by its head, and how large it is', (type, bytes) => {
  expect(typeOf(bytes)).toBe(type)
  expect(pictureSize(bytes, type)).toEqual({ width: 640, height: 480 })
})

test('a document is known by its head', () => {
  expect(typeOf(PDF)).toBe('application/pdf')
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML with a document in it', '<!doctype html>\n%PDF-1.7'],
  ['a byte before the document', ' %PDF-1.7'],
  ['GIF', 'GIF89a/*'],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['ZIP', 'PK\x03\x04'],
  ['a sound file in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
  ['text', 'paid, I promise'],
  ['half of a head', '\x89PNG'],
])('%s is not taken, whatever it is called', (_what, text) => {
  expect(checkFile(textBytes(text), 'receipt.png')).toEqual({ ok: false, refusal: 'type' })
})

test('a picture with a page in it is a picture', () => {
  expect(typeOf(jpegOf(2, 2, '<script>alert(1)</script>'))).toBe('image/jpeg')
})

test('nothing at all, and too much, are not taken', () => {
  expect(typeOf(new Uint8Array())).toBe('empty')
  expect(typeOf(padded(PDF, MAX_FILE_BYTES))).toBe('application/pdf')
  expect(typeOf(padded(PDF, MAX_FILE_BYTES + 1))).toBe('too-large')
})

test.each([
  ['PNG', pngOf],
  ['JPEG', jpegOf],
  ['WebP', webpOf.lossy],
  ['lossless WebP', webpOf.lossless],
  ['extended WebP', webpOf.extended],
])('%s of 40 megapixels is taken, one more row is not', (_type, make) => {
  expect(typeOf(make(8000, 5000))).toMatch(/^image/)
  expect(typeOf(make(8000, 5001))).toBe('too-many-pixels')
})

test('what no screen could hold is not taken', () => {
  expect(typeOf(pngOf(10_000, 10_000))).toBe('too-many-pixels')
  expect(typeOf(pngOf(0xffff_ffff, 0xffff_ffff))).toBe('too-many-pixels')
})

test('a picture without width or height is damaged', () => {
  for (const bytes of [pngOf(0, 5), pngOf(5, 0), jpegOf(0, 5), webpOf.lossy(0, 1)]) {
    expect(typeOf(bytes)).toBe('damaged')
  }
})

test('a picture that is cut off before its size is damaged', () => {
  expect(typeOf(pngOf(9, 9).subarray(0, 20))).toBe('damaged')
  expect(typeOf(jpegOf(9, 9).subarray(0, 18))).toBe('damaged')
  expect(typeOf(webpOf.extended(9, 9).subarray(0, 29))).toBe('damaged')
})

test('tables before the frame are not taken for it', () => {
  for (const table of [0xc4, 0xc8, 0xcc]) {
    const tables = [0xff, 0xd8, 0xff, table, 0, 9, 8, 0, 1, 0, 1, 0, 0]
    const picture = Uint8Array.from([...tables, ...jpegOf(640, 480).subarray(2)])
    expect(pictureSize(picture, 'image/jpeg')).toEqual({ width: 640, height: 480 })
  }
})

test('a segment that leads nowhere ends the search', () => {
  expect(typeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3, 4, 5))).toBe('damaged')
  expect(typeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3))).toBe('damaged')
  expect(typeOf(padded(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2), 4000))).toBe('damaged')
})

test('whatever comes is answered, and never thrown at', () => {
  const heads = [PDF, pngOf(3, 3), jpegOf(3, 3), webpOf.lossy(3, 3)].map((head) =>
    head.subarray(0, 16),
  )
  const bytes = fc
    .tuple(fc.constantFrom(...heads, new Uint8Array()), fc.uint8Array({ maxLength: 200 }))
    .map(([head, rest]) => Uint8Array.from([...head, ...rest]))
  fc.assert(fc.property(bytes, fc.string(), (each, name) => void checkFile(each, name)))
})

test('a part of a larger buffer is read from where it begins', () => {
  const whole = Uint8Array.from([1, 2, 3, ...pngOf(7, 8)])
  expect(pictureSize(whole.subarray(3), 'image/png')).toEqual({ width: 7, height: 8 })
})
