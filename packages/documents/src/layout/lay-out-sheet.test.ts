import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sheet } from '../sheet/sheet.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { type Measure, PAGE, type Page, type TextMark } from './page.ts'

const measure: Measure = (text, { size }) => text.length * size * 0.5

const sheet = (changed: Partial<Sheet> = {}): Sheet => ({
  title: 'Invoice 2026-00042',
  issuedAt: '2026-11-21T10:15:30.000Z',
  seller: ['Hostfront'],
  buyer: ['Jane'],
  facts: [{ name: 'Due', value: 'Dec 1, 2026' }],
  lines: [{ text: 'Server', amount: '€4.50' }],
  sums: [
    { text: 'Subtotal', amount: '€4.50', isTotal: false },
    { text: 'Total', amount: '€4.50', isTotal: true },
  ],
  notes: [],
  ...changed,
})

const texts = (page: Page | undefined): TextMark[] =>
  (page ?? []).filter((mark) => mark.kind === 'text')

test('amounts end at the same edge, and the total is the largest of them', () => {
  const [page] = layOutSheet(sheet(), measure)
  const amounts = texts(page).filter(({ text }) => text === '€4.50')
  expect(new Set(amounts.map(({ x, align }) => `${align} ${x}`))).toEqual(
    new Set([`end ${PAGE.width - PAGE.margin}`]),
  )
  expect(amounts.at(-1)?.size).toBe(12)
})

test('a page has a number only where there are several', () => {
  const numbers = (pages: readonly Page[]) =>
    pages.map((page) => texts(page).find(({ text }) => text.startsWith('Page '))?.text)
  expect(numbers(layOutSheet(sheet(), measure))).toEqual([undefined])
  const lines = Array.from({ length: 30 }, () => ({ text: 'Server', amount: '€4.50' }))
  expect(numbers(layOutSheet(sheet({ lines }), measure))).toEqual(['Page 1 of 2', 'Page 2 of 2'])
})

test('the sums stay together', () => {
  for (let count = 1; count < 60; count++) {
    const lines = Array.from({ length: count }, () => ({ text: 'Server', amount: '€4.50' }))
    const pages = layOutSheet(sheet({ lines }), measure)
    const withSums = pages.filter((page) =>
      texts(page).some(({ text }) => text === 'Subtotal' || text === 'Total'),
    )
    expect(withSums).toHaveLength(1)
  }
})

const words = fc.string({ maxLength: 300 })

test('whatever it says, everything is on paper and nothing on top of something else', () => {
  fc.assert(
    fc.property(
      fc.record({
        seller: fc.array(words, { maxLength: 90 }),
        buyer: fc.array(words, { maxLength: 5 }),
        lines: fc.array(fc.record({ text: words, amount: fc.constant('€1,234.50') }), {
          maxLength: 60,
        }),
        notes: fc.array(words, { maxLength: 40 }),
      }),
      (changed) => {
        for (const page of layOutSheet(sheet(changed), measure)) {
          const places = texts(page).filter(({ text }) => text !== '')
          for (const { text, x, y, align, ...style } of places) {
            const left = align === 'end' ? x - measure(text, style) : x
            expect(left).toBeGreaterThanOrEqual(PAGE.margin)
            expect(left + measure(text, style)).toBeLessThanOrEqual(PAGE.width - PAGE.margin)
            expect(y).toBeGreaterThan(PAGE.margin)
            expect(y).toBeLessThan(PAGE.height - PAGE.margin / 2)
          }
          const spots = places.map(({ x, y, align }) => `${align} ${x} ${y}`)
          expect(new Set(spots).size).toBe(spots.length)
        }
      },
    ),
    { numRuns: 50 },
  )
})
