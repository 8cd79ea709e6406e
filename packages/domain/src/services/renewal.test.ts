import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import { BillingCycle } from '../orders/billing-cycle.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { quoteOrder } from '../orders/quote.ts'
import { renewalDueDate } from '../renewals/renewal.ts'
import { suspendedByTeam, suspendedForPayment } from './by-hand.ts'
import { NOT_HELD } from './lifecycle.ts'
import {
  afterPayment,
  canRenew,
  expiryAfterPayment,
  movedRenewal,
  quoteRenewal,
} from './renewal.ts'

const NO_TAX = { taxBasisPoints: 0 }

const service = {
  planName: 'SAMP Premium',
  serverName: 'Night Shift RP',
  billingCycle: 'monthly',
  price: 450,
  newPrice: null,
  expiresAt: '2026-07-01T12:00:00.000Z',
} as const

const prices = { price: 450, newPrice: null }

test('a month more costs the price per month and says which days it pays for', () => {
  expect(quoteRenewal(service, NO_TAX)).toEqual({
    lines: [
      {
        description: 'Renewal of SAMP Premium "Night Shift RP", monthly, 2026-07-01 to 2026-07-30',
        amount: 450,
        quantity: { count: 1, unit: 'month' },
        cycle: 'monthly',
        period: { from: '2026-07-01', to: '2026-07-30' },
      },
    ],
    subtotal: 450,
    tax: 0,
    total: 450,
    periodStart: '2026-07-01T12:00:00.000Z',
    periodEnd: '2026-07-31T12:00:00.000Z',
  })
})

test('a service added by hand has no server name in its line', () => {
  const { lines } = quoteRenewal({ ...service, serverName: null }, NO_TAX)
  expect(lines[0]?.description).toMatch(/^Renewal of SAMP Premium, monthly,/)
})

test('renewing costs what the order cost without its voucher, in every cycle, VAT included', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BillingCycle.options),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(0, 200),
      fc.record({ taxBasisPoints: fc.nat(10_000), isTaxIncluded: fc.boolean() }),
      (billingCycle, price, pricePerMonth, tax) => {
        const options = [{ pricePerMonth }]
        const quote = quoteOrder({ price, billingCycle, options, voucher: null, ...tax })
        const renewal = quoteRenewal({ ...service, billingCycle, price: quote.perMonth }, tax)
        expect(renewal).toMatchObject({ total: quote.amountDue, tax: quote.tax })
        expect(renewal.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(renewal.subtotal)
        expect(renewal.periodEnd).toBe(
          addDays(service.expiresAt, BILLING_CYCLES[billingCycle].days),
        )
      },
    ),
  )
})

test('an invoice in time is due at the end; one that comes too late has the days of any invoice', () => {
  expect(renewalDueDate(service, '2026-06-24T12:00:00.000Z', 7)).toBe(service.expiresAt)
  expect(renewalDueDate(service, '2026-07-05T00:00:00.000Z', 7)).toBe('2026-07-12T00:00:00.000Z')
})

test('payment extends from the old end, and never takes days away that were given meanwhile', () => {
  expect(expiryAfterPayment(service, service.expiresAt)).toBe('2026-07-31T12:00:00.000Z')
  const given = { ...service, expiresAt: '2026-09-01T12:00:00.000Z' }
  expect(expiryAfterPayment(given, service.expiresAt)).toBe(given.expiresAt)
})

test('the invoice of a period that is put off bills the later one, under its own amount', () => {
  const { lines } = quoteRenewal(service, NO_TAX)
  const given = { ...service, expiresAt: '2026-07-06T12:00:00.000Z' }
  const moved = {
    periodStart: given.expiresAt,
    lines: [
      {
        description: 'Renewal of SAMP Premium "Night Shift RP", monthly, 2026-07-06 to 2026-08-04',
        amount: 450,
        quantity: { count: 1, unit: 'month' },
        cycle: 'monthly',
        period: { from: '2026-07-06', to: '2026-08-04' },
      },
    ],
    dueDate: given.expiresAt,
    status: 'unpaid',
  }
  const issued = { lines, dueDate: service.expiresAt, status: 'unpaid' } as const
  expect(movedRenewal(issued, given, '2026-06-24T12:00:00.000Z')).toEqual(moved)
  const overdue = { ...issued, status: 'overdue' } as const
  expect(movedRenewal(overdue, given, '2026-07-03T12:00:00.000Z')).toEqual(moved)
  const overAgain = movedRenewal(overdue, given, '2026-07-20T12:00:00.000Z')
  expect(overAgain).toEqual({ ...moved, status: 'overdue' })
  const late = { ...issued, dueDate: '2026-07-12T00:00:00.000Z' }
  expect(movedRenewal(late, given, '2026-07-05T00:00:00.000Z').dueDate).toBe(late.dueDate)
})

const END = service.expiresAt
const PAID_UNTIL = '2026-07-31T12:00:00.000Z'
const byTeam = suspendedByTeam('Spam.', '2026-07-03T12:00:00.000Z')
const forPayment = suspendedForPayment(END)
const running = { ...NOT_HELD, status: 'active' } as const

test.each([
  ['active', running],
  ['suspended for want of payment', forPayment],
  ['expired', { ...NOT_HELD, status: 'expired' } as const],
])('paid for, a service that is %s is active', (_, state) => {
  const paid = afterPayment({ ...service, ...state }, END)
  expect(paid).toEqual({ ...running, ...prices, expiresAt: PAID_UNTIL })
})

test('paid for, a service that the team has suspended stays so, with its reason', () => {
  const paid = afterPayment({ ...service, ...byTeam }, END)
  expect(paid).toEqual({ ...byTeam, ...prices, expiresAt: PAID_UNTIL })
})

test.each([
  ['2026-07-20T12:00:00.000Z', null],
  ['2026-08-20T12:00:00.000Z', '2026-08-20T12:00:00.000Z'],
])('paid until the end of July, a promise until %s leaves %s', (keepUntil, left) => {
  const paid = afterPayment({ ...service, ...running, keepUntil }, END)
  expect(paid).toMatchObject({ status: 'active', keepUntil: left })
})

test.each([
  ['active', running, 450, true],
  ['expired', { ...running, status: 'expired' } as const, 450, true],
  ['suspended for want of payment', forPayment, 450, true],
  ['suspended by the team', byTeam, 450, false],
  ['terminated', { ...running, status: 'terminated' } as const, 450, false],
  ['free', running, 0, false],
  ['cancelled', { ...running, cancelledAt: END }, 450, false],
])('whether a service that is %s can be renewed', (_, state, price, can) => {
  expect(canRenew({ ...service, cancelledAt: null, ...state, price })).toBe(can)
})

test('a new price is that of the first period at its day or later, and of all after it', () => {
  const newPrice = { price: 500, from: '2026-07-15T00:00:00.000Z' }
  const told = { ...service, newPrice, ...NOT_HELD, status: 'active' as const }
  expect(quoteRenewal(told, { taxBasisPoints: 0 }).total).toBe(450)
  const once = { ...told, ...afterPayment(told, told.expiresAt) }
  expect(once).toMatchObject({ price: 450, newPrice })
  expect(quoteRenewal(once, { taxBasisPoints: 0 }).total).toBe(500)
  expect(afterPayment(once, once.expiresAt)).toMatchObject({ price: 500, newPrice: null })
})
