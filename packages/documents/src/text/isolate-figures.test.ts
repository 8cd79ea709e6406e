import { expect, test } from 'vitest'
import { isolateFigures } from './isolate-figures.ts'

const shown = (text: string) => isolateFigures(text).replace(/[\u2066\u2069]/g, '|')

test('numbers, amounts and addresses in Arabic text are kept in one piece, without what surrounds them', () => {
  expect(shown('رقم 2026-00042 من (€450,00).')).toBe('رقم |2026-00042| من (|€450,00|).')
  expect(shown('بريد a.b@shop.test، 7')).toBe('بريد |a.b@shop.test|، 7')
})

test('plain numbers stay beside the word that they follow', () => {
  expect(shown('خادم 7 من 450,00')).toBe('خادم 7 من 450,00')
})

test('text without right-to-left letters stays as it is', () => {
  expect(shown('Invoice 2026-00042 (450.00)')).toBe('Invoice 2026-00042 (450.00)')
})
