import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import type { Domain } from './domain.ts'
import {
  canRenewDomain,
  checkYears,
  type DueDomainFacts,
  dueDomainStep,
  movedDomainRenewal,
  quoteDomainRenewal,
  quoteDomainYears,
  yearsOf,
} from './domain-renewal.ts'

const VAT = { taxBasisPoints: 2000 }
const END = '2026-07-01T00:00:00.000Z'
const unpaid = { status: 'unpaid', total: 1200, paid: 0 } as const
const at = (days: number, facts: Partial<DueDomainFacts> = {}): DueDomainFacts => ({
  domain: { autoRenew: true, expiresAt: END, lastNotice: null },
  invoice: null,
  coins: 0,
  billing: { renewalLeadDays: 7 },
  now: addDays(END, days),
  ...facts,
})

test('a year more costs its price with VAT, and the line says which year', () => {
  expect(quoteDomainRenewal({ name: 'example.com', price: 1200, expiresAt: END }, VAT)).toEqual({
    lines: [
      {
        description: 'Renewal of example.com, 2026-07-01 to 2027-06-30',
        amount: 1200,
        quantity: { count: 1, unit: 'year' },
        period: { from: '2026-07-01', to: '2027-06-30' },
      },
    ],
    subtotal: 1200,
    tax: 240,
    total: 1440,
    periodStart: END,
  })
})

test('a domain that renews itself is billed the lead days before its end, and not a moment before', () => {
  expect(dueDomainStep(at(-7))).toBe('issue-invoice')
  expect(dueDomainStep({ ...at(-7), now: '2026-06-23T23:59:59.999Z' })).toBeNull()
})

test('coins pay as soon as there are enough, also some days late', () => {
  expect(dueDomainStep(at(-7, { invoice: unpaid, coins: 1199 }))).toBeNull()
  expect(dueDomainStep(at(-7, { invoice: unpaid, coins: 1200 }))).toBe('pay-with-coins')
  expect(dueDomainStep(at(29, { invoice: unpaid, coins: 1200 }))).toBe('pay-with-coins')
  expect(dueDomainStep(at(-7, { invoice: { ...unpaid, status: 'paid' }, coins: 1200 }))).toBeNull()
})

test('nothing is due for a domain that was let go', () => {
  expect(dueDomainStep(at(30, { coins: 1200 }))).toBeNull()
})

test('a customer who renews it is told once that it expires soon, and once that it has', () => {
  const told = (days: number, lastNotice: Domain['lastNotice']) =>
    dueDomainStep(at(days, { domain: { autoRenew: false, expiresAt: END, lastNotice } }))
  expect([-31, -30, -1].map((days) => told(days, null))).toEqual([null, 'tell', 'tell'])
  expect([-30, -1].map((days) => told(days, 'expiring-soon'))).toEqual([null, null])
  expect([0, 29, 30].map((days) => told(days, 'expiring-soon'))).toEqual(['tell', 'tell', null])
  expect([0, 29].map((days) => told(days, 'expired'))).toEqual([null, null])
})

test('one that renews itself is told of only when it has expired unpaid', () => {
  expect(dueDomainStep(at(-8))).toBeNull()
  expect(dueDomainStep(at(-1, { invoice: unpaid }))).toBeNull()
  expect(dueDomainStep(at(0, { invoice: unpaid }))).toBe('tell')
})

test('a domain can be renewed from 30 days before its end until 30 days after it', () => {
  const canRenew = (days: number) => canRenewDomain({ expiresAt: END }, addDays(END, days))
  expect([-31, -30, 0, 29, 30, 400].map(canRenew)).toEqual([false, true, true, true, false, false])
  expect(canRenewDomain({ expiresAt: END }, '2026-07-30T23:59:59.999Z')).toBe(true)
})

test('several years are one line that says how many they are; one year reads as the shop itself bills it', () => {
  const domain = { name: 'example.com', price: 1200, expiresAt: END }
  const three = quoteDomainYears(domain, { years: 3, amount: 3300 }, VAT)
  expect(three).toMatchObject({
    lines: [
      {
        description: 'Renewal of example.com, 2026-07-01 to 2029-06-29',
        amount: 3300,
        years: 3,
        quantity: { count: 3, unit: 'year' },
      },
    ],
    tax: 660,
    total: 3960,
    periodStart: END,
  })
  expect(yearsOf(three)).toBe(3)
  const one = quoteDomainYears(domain, { years: 1, amount: 1200 }, VAT)
  expect(one).toEqual(quoteDomainRenewal(domain, VAT))
  expect(yearsOf(one)).toBe(1)
})

test('an open invoice that is moved bills as many years from the new end on, and is due no sooner', () => {
  const lines = [{ description: 'Renewal', amount: 3300, years: 3 }]
  const open = { lines, dueDate: END, status: 'overdue' } as const
  const moved = { name: 'example.com', expiresAt: addDays(END, 20) }
  expect(movedDomainRenewal(open, moved, addDays(END, 1))).toEqual({
    periodStart: addDays(END, 20),
    lines: [
      {
        description: 'Renewal of example.com, 2026-07-21 to 2029-07-19',
        amount: 3300,
        years: 3,
        quantity: { count: 3, unit: 'year' },
        period: { from: '2026-07-21', to: '2029-07-19' },
      },
    ],
    dueDate: addDays(END, 20),
    status: 'unpaid',
  })
  const earlier = { name: 'example.com', expiresAt: addDays(END, -20) }
  const kept = movedDomainRenewal(open, earlier, addDays(END, 1))
  expect(kept).toMatchObject({ dueDate: END, status: 'overdue' })
})

test('staff renew ahead of its time, up to ten years from now, and not what is gone', () => {
  const check = (days: number, years: number) => {
    const checked = checkYears({ expiresAt: addDays(END, days) }, years, END)
    return checked.ok || checked.refusal
  }
  expect([check(0, 10), check(11, 10), check(200, 9), check(-29, 1)]).toEqual([
    true,
    'DOMAIN_TOO_LONG',
    true,
    true,
  ])
  expect(check(-30, 1)).toBe('DOMAIN_NOT_DUE')
})
