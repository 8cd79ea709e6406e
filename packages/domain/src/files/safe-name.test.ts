import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeName } from './safe-name.ts'
import { MAX_FILE_NAME } from './stored-file.ts'

test.each([
  ['receipt.jpg', 'receipt.jpg'],
  ['Beleg März 2026.JPEG', 'Beleg März 2026.jpeg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\eve\\photo.jpg', 'photo.jpg'],
  ['invoice.pdf.exe', 'invoice.pdf.exe.jpg'],
  ['gpj.\u202eexe', 'gpj.exe.jpg'],
  ['\u2066hidden\u2069\u200b.jpg', 'hidden.jpg'],
  ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie_ x.jpg'],
  ['a"; filename="b.html', 'a_; filename=_b.html.jpg'],
  ['', 'file.jpg'],
  ['...', 'file.jpg'],
  ['.jpg', 'jpg.jpg'],
  ['/', 'file.jpg'],
  ['\ud800half.jpg', 'half.jpg'],
  ['صورة.jpg', 'صورة.jpg'],
])('%j becomes %j', (name, safe) => {
  expect(safeName(name, 'image/jpeg')).toBe(safe)
})

test('a name has the ending of its type', () => {
  expect(safeName('scan.png', 'application/pdf')).toBe('scan.png.pdf')
  expect(safeName('scan.pdf', 'application/pdf')).toBe('scan.pdf')
})

test('a long name keeps its ending, and no letter is cut in two', () => {
  const name = safeName(`${'😀'.repeat(200)}.png`, 'image/png')
  expect(name.length).toBeLessThanOrEqual(MAX_FILE_NAME)
  expect(name).toMatch(/^(😀)+\.png$/u)
})

test('whatever it was, it is short, visible, without a path, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = safeName(given, 'image/webp')
      expect(name.length).toBeLessThanOrEqual(MAX_FILE_NAME)
      expect(name).not.toMatch(/[\p{C}/\\"]/u)
      expect(name).toMatch(/\.webp$/)
      expect(safeName(name, 'image/webp')).toBe(name)
    }),
  )
})
