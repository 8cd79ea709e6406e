import { expect, test } from 'vitest'
import { documentFileName } from './document-file-name.ts'

test('a file is called what it is and its number', () => {
  expect(documentFileName('Invoice', '2026-00042', 'pdf')).toBe('Invoice-2026-00042.pdf')
  expect(documentFileName('Credit note', 'CN-2026-00007', 'pdf')).toBe(
    'Credit-note-CN-2026-00007.pdf',
  )
})

test('nothing in a number leads out of a folder', () => {
  expect(documentFileName('Invoice', '../a"b\n.exe', 'pdf')).toBe('Invoice-a-b-exe.pdf')
})
