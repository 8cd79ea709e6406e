import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { BillingCycle } from '../orders/options.ts'
import { quoteOrder } from '../orders/quote.ts'
import {
  afterPayment,
  canRenew,
  expiryAfterPayment,
  quoteRenewal,
  renewalDueDate,
} from './renewal.ts'

const service = {
  serviceName: 'SAMP Premium',
  serverName: 'Night Shift RP',
  billingCycle: 'monthly',
  price: 450,
  expiresAt: '2026-07-01T12:00:00.000Z',
} as const

test('a month more costs the price per month and says which days it pays for', () => {
  expect(quoteRenewal(service, 0)).toEqual({
    lines: [
      {
        description: 'Renewal of SAMP Premium "Night Shift RP", monthly, 2026-07-01 to 2026-07-31',
        amount: 450,
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
  const { lines } = quoteRenewal({ ...service, serverName: null }, 0)
  expect(lines[0]?.description).toMatch(/^Renewal of SAMP Premium, monthly,/)
})

test('renewing costs what the order cost without its voucher, in every cycle, VAT included', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BillingCycle.options),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('none' as const, 'premium' as const),
      fc.nat(10_000),
      (billingCycle, price, backup, taxBasisPoints) => {
        const quote = quoteOrder({ price, billingCycle, backup, voucher: null, taxBasisPoints })
        const renewal = quoteRenewal(
          { ...service, billingCycle, price: quote.perMonth },
          taxBasisPoints,
        )
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

const END = service.expiresAt
const BEFORE_END = '2026-06-20T12:00:00.000Z'

test.each([
  ['active', null, 'active', null],
  ['suspended', END, 'active', null],
  ['suspended', null, 'active', null],
  ['suspended', BEFORE_END, 'suspended', BEFORE_END],
  ['expired', null, 'active', null],
] as const)(
  'paid for, a service that is %s (since %s) is %s',
  (status, suspendedAt, next, since) => {
    expect(afterPayment({ ...service, status, suspendedAt }, END)).toEqual({
      status: next,
      suspendedAt: since,
      expiresAt: '2026-07-31T12:00:00.000Z',
    })
  },
)

test.each([
  ['active', null, 450, true],
  ['expired', null, 450, true],
  ['suspended', END, 450, true],
  ['suspended', BEFORE_END, 450, false],
  ['terminated', null, 450, false],
  ['active', null, 0, false],
] as const)('%s (since %s) at %d a month it can be renewed: %s', (status, since, price, can) => {
  expect(canRenew({ ...service, status, suspendedAt: since, price })).toBe(can)
})
