import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterCredit,
  type CreditAsked,
  checkCredit,
  creditable,
  creditObstacle,
  creditParts,
} from './credit.ts'
import type { Invoice } from './invoice.ts'

const invoice = (
  changes: Partial<Invoice> = {},
): Pick<Invoice, 'status' | 'number' | 'lines' | 'subtotal' | 'tax' | 'total' | 'credited'> => ({
  status: 'paid',
  number: '2026-00042',
  lines: [
    { description: 'SAMP Premium', amount: 1100 },
    { description: 'Voucher', amount: -100 },
  ],
  subtotal: 1000,
  tax: 200,
  total: 1200,
  credited: 0,
  ...changes,
})

const asked = (changes: Partial<CreditAsked> = {}): CreditAsked => ({
  amount: 100,
  target: 'off-site',
  orderStatus: 'active',
  isPaidOffSite: true,
  isDisputed: false,
  ...changes,
})

test('a note of all of it has the lines of its invoice', () => {
  const whole = invoice()
  expect(creditParts(whole, 1200)).toEqual({
    lines: whole.lines,
    subtotal: 1000,
    tax: 200,
    total: 1200,
  })
})

test('a part has its share of the tax, and the last part takes what is left', () => {
  const third = creditParts(invoice(), 400)
  expect(third).toEqual({
    lines: [{ description: 'Part of invoice 2026-00042', amount: 333 }],
    subtotal: 333,
    tax: 67,
    total: 400,
  })
  expect(creditParts(invoice({ credited: 400 }), 400).tax).toBe(66)
  expect(creditParts(invoice({ credited: 800 }), 400).tax).toBe(67)
})

test('nothing is lost to rounding where the product of two amounts is beyond a double', () => {
  const most = invoice({ total: 10_000_000_000, tax: 1_666_666_667, subtotal: 8_333_333_333 })
  const first = creditParts(most, 9_999_999_999)
  const last = creditParts({ ...most, credited: 9_999_999_999 }, 1)
  expect([first.tax, last.tax]).toEqual([1_666_666_667, 0])
})

test('over any sequence of notes the parts add up to the whole, and none has more tax than it costs', () => {
  const sequences = fc.record({
    subtotal: fc.integer({ min: 0, max: 1_000_000 }),
    tax: fc.integer({ min: 0, max: 1_000_000 }),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(sequences, ({ subtotal, tax, shares }) => {
      const total = subtotal + tax
      const notes: ReturnType<typeof creditParts>[] = []
      let credited = 0
      const take = (amount: number) => {
        if (amount < 1) return
        const note = creditParts(invoice({ subtotal, tax, total, credited, lines: [] }), amount)
        notes.push(note)
        credited += amount
      }
      for (const share of shares) take(Math.floor((total - credited) * share))
      take(total - credited)
      const sum = (of: 'subtotal' | 'tax' | 'total') => notes.reduce((all, one) => all + one[of], 0)
      expect([sum('subtotal'), sum('tax'), sum('total')]).toEqual([subtotal, tax, total])
      for (const note of notes) {
        expect(note.subtotal + note.tax).toBe(note.total)
        expect(Math.min(note.tax, note.subtotal)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('only what is paid, and not yet given back, can be credited', () => {
  expect(creditable(invoice({ credited: 200 }))).toBe(1000)
  expect(creditable(invoice({ status: 'overdue' }))).toBe(0)
  expect(checkCredit(invoice(), asked({ amount: 1200 })).ok).toBe(true)
  expect(checkCredit(invoice({ credited: 1 }), asked({ amount: 1200 }))).toMatchObject({
    refusal: 'TOO_MUCH',
  })
})

test.each([
  [{ status: 'unpaid' }, {}, 'NOT_PAID'],
  [{ status: 'refunded', credited: 1200 }, {}, 'NOT_PAID'],
  [{}, { orderStatus: 'pending' }, 'ORDER_PENDING'],
  [{ total: 0, tax: 0, subtotal: 0 }, {}, 'NOTHING_LEFT'],
  [{}, { isDisputed: true }, 'DISPUTED'],
  [{}, { isDisputed: true, target: 'coins' }, 'DISPUTED'],
] as const)('%j %j is in the way: %s', (changes, asking, obstacle) => {
  expect(creditObstacle(invoice(changes), asked(asking))).toBe(obstacle)
  expect(checkCredit(invoice(changes), asked(asking))).toMatchObject({ refusal: obstacle })
})

test('what coins paid only goes back to coins', () => {
  const byCoins = { isPaidOffSite: false } as const
  expect(checkCredit(invoice(), asked(byCoins))).toMatchObject({ refusal: 'COINS_ONLY' })
  expect(checkCredit(invoice(), asked({ ...byCoins, target: 'coins' })).ok).toBe(true)
})

test('of what costs nothing nothing is taken back', () => {
  const free = invoice({ lines: [], subtotal: 0, tax: 0, total: 0 })
  expect(creditParts(free, 0)).toEqual({ lines: [], subtotal: 0, tax: 0, total: 0 })
})

test('a note leaves the rest as paid, and refunds the invoice once nothing is left', () => {
  expect(afterCredit(invoice({ credited: 300 }), 400)).toEqual({
    ...{ credited: 700, paid: 500, status: 'paid' },
  })
  expect(afterCredit(invoice({ credited: 300 }), 900)).toEqual({
    ...{ credited: 1200, paid: 0, status: 'refunded' },
  })
})
