import { expect, test } from 'vitest'
import { changesOf, sideText } from './changes-of.ts'

const changes = (before: unknown, after: unknown, mentioned: { id: string; name: string }[] = []) =>
  changesOf(
    {
      subject: 'order-1',
      mentioned,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    },
    'EUR',
  )

test('a changed field has its old and its new value, readable', () => {
  expect(
    changes(
      { status: 'pending', coins: 450, autoRenew: false, reason: null },
      { status: 'active', coins: 1000, autoRenew: true, reason: 'Paid' },
    ),
  ).toEqual([
    { field: 'status', before: 'pending', after: 'active' },
    { field: 'coins', before: '4.50 coins', after: '10 coins' },
    { field: 'auto renew', before: 'no', after: 'yes' },
    { field: 'reason', before: null, after: 'Paid' },
  ])
})

test('money of a payment and of a dispute is said as money', () => {
  expect(changes({ returned: 0 }, { returned: 450 })).toEqual([
    { field: 'returned', before: '€0.00', after: '€4.50' },
  ])
  expect(changes({ takenBack: 0, fee: null }, { takenBack: 1210, fee: 1500 })).toEqual([
    { field: 'taken back', before: '€0.00', after: '€12.10' },
    { field: 'fee', before: null, after: '€15.00' },
  ])
  expect(changes(null, { currency: 'USD', amount: 500 })).toEqual([
    { field: 'currency', before: null, after: 'USD' },
    { field: 'amount', before: null, after: '$5.00' },
  ])
  // Nobody here knows how many of these make one of it.
  expect(changes(null, { currency: 'JPY', amount: 500 })[1]?.after).toBe('500')
})

test('of a group of settings only what changed is said', () => {
  const before = { features: { registration: true, tickets: true }, countries: ['MA'] }
  const after = { features: { registration: false, tickets: true }, countries: ['MA', 'TR'] }
  expect(changes(before, after)).toEqual([
    { field: 'features, registration', before: 'yes', after: 'no' },
    { field: 'countries', before: 'MA', after: 'MA, TR' },
  ])
})

test('a field that was and is empty is left out', () => {
  expect(changes(null, { reference: null, note: '', tags: [], amount: 450 })).toEqual([
    { field: 'amount', before: null, after: '€4.50' },
  ])
  expect(changes({ reference: null, name: 'Night' }, null)).toEqual([
    { field: 'name', before: 'Night', after: null },
  ])
})

test('a record that came has new values alone, one that went old ones', () => {
  expect(changes(null, { name: 'Night' })).toEqual([
    { field: 'name', before: null, after: 'Night' },
  ])
  expect(changes({ name: 'Night' }, null)).toEqual([
    { field: 'name', before: 'Night', after: null },
  ])
})

test('choices of an order option are said by name and price, other records as they are stored', () => {
  const choice = (label: string, pricePerMonth: number) => ({ id: label, label, pricePerMonth })
  expect(
    changes(
      { choices: [choice('None', 0)], lines: [{ amount: 1 }] },
      {
        choices: [choice('None', 0), choice('Premium', 250)],
        lines: [{ amount: 2 }],
      },
    ),
  ).toEqual([
    { field: 'choices', before: 'None (€0.00)', after: 'None (€0.00), Premium (€2.50)' },
    { field: 'lines', before: '{"amount":1}', after: '{"amount":2}' },
  ])
})

test('a rate of the second currency is said as it is read', () => {
  const rate = { unit: 'EUR', counter: 'MAD', from: '2026-11-21', remark: 'Bank' }
  const rates = (millionths: number) => ({ secondCurrency: { rates: [{ ...rate, millionths }] } })
  expect(changes(rates(10_850_000), rates(10_900_000))).toEqual([
    {
      field: 'second currency, rates',
      before: '1 EUR = 10.85 MAD from 2026-11-21',
      after: '1 EUR = 10.90 MAD from 2026-11-21',
    },
  ])
})

test('times are said as dates, and zero is a number', () => {
  const [expiry, uses] = changes(
    { expiresAt: '2026-06-01T12:00:00.000Z', uses: 0 },
    { expiresAt: '2026-07-01T12:00:00.000Z', uses: 1 },
  )
  expect(expiry?.before).toMatch(/Jun 1, 2026/)
  expect(uses).toEqual({ field: 'uses', before: '0', after: '1' })
})

test('a line of the price list is named by its extension and years, and its prices are money', () => {
  const line = (renew: number) => ({ '.com, 1 year': { register: null, renew, transfer: 900 } })
  expect(changes(line(1200), line(1350))).toEqual([
    { field: '.com, 1 year, renew', before: '€12.00', after: '€13.50' },
  ])
})

test('of a password it is said that it changed', () => {
  expect(
    changes({ name: 'a', hasNewPassword: false }, { name: 'a', hasNewPassword: true }),
  ).toEqual([{ field: 'password', before: null, after: 'changed' }])
})

test('by what a load of sample data knows its clients is not shown', () => {
  expect(changes(null, { clients: 50, mark: 'k3x9' })).toEqual([
    { field: 'clients', before: null, after: '50' },
  ])
})

test('markup and names that every object has are text like any other', () => {
  expect(changes({ name: 'a' }, { name: '<script>', constructor: 'x' })).toEqual([
    { field: 'name', before: 'a', after: '<script>' },
    { field: 'constructor', before: null, after: 'x' },
  ])
})

test('what cannot be read stands as it is', () => {
  expect(changesOf({ before: null, after: 'cut o', subject: 'x', mentioned: [] }, 'EUR')).toEqual([
    { field: 'value', before: null, after: 'cut o' },
  ])
})

test('people and plans are called by their names, one or several, and the record has no id of itself', () => {
  const mentioned = [
    { id: 'user-1', name: 'Amina Benali' },
    { id: 'samp-pro', name: 'SAMP Pro' },
  ]
  const came = changes(
    null,
    { id: 'order-1', decidedBy: 'user-1', applicablePlans: ['samp-pro', 'gone'] },
    mentioned,
  )
  expect(came).toEqual([
    { field: 'decided by', before: null, after: 'Amina Benali' },
    { field: 'applicable plans', before: null, after: 'SAMP Pro, gone' },
  ])
  expect(sideText(came, 'after')).toBe('decided by: Amina Benali; applicable plans: SAMP Pro, gone')
  expect(sideText(came, 'before')).toBeNull()
})
