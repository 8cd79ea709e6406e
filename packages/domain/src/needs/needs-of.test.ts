import { expect, test } from 'vitest'
import type { Invoice } from '../billing/invoice.ts'
import { about, ORDER, SERVICE } from '../billing/invoice-subject.ts'
import type { Service } from '../services/service.ts'
import type { Need } from './need.ts'
import { type NeedFacts, needsOf } from './needs-of.ts'

const now = '2026-11-21T00:00:00.000Z'
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`

// Of each record only what the rule looks at.
const invoice = (id: string, fields: Partial<Invoice> = {}) =>
  ({
    id,
    status: 'unpaid',
    total: 450,
    dueDate: day(28),
    ...about(ORDER, 'o0'),
    ...fields,
  }) as Invoice
const service = (id: string, fields: Partial<Service> = {}) =>
  ({
    id,
    serverName: `Server ${id}`,
    planName: 'SAMP Pro',
    status: 'active',
    price: 450,
    autoRenew: false,
    expiresAt: '2027-01-01T00:00:00.000Z',
    suspendedAt: null,
    suspendedByHand: false,
    keepUntil: null,
    cancelledAt: null,
    ...fields,
  }) as Service
const suspended = (id: string, fields: Partial<Service> = {}) =>
  service(id, { status: 'suspended', expiresAt: day(18), suspendedAt: day(18), ...fields })

const domain = (id: string, fields: Partial<NeedFacts['domains'][number]> = {}) => ({
  id,
  name: `${id}.example`,
  price: 900,
  autoRenew: false,
  expiresAt: day(30),
  ...fields,
})

const needs = (facts: Partial<NeedFacts>) =>
  needsOf({
    invoices: [],
    orders: [],
    services: [],
    domains: [],
    asking: new Set(),
    tickets: [],
    forCoins: [],
    billing: { graceDays: 7, renewalLeadDays: 7 },
    now,
    ...facts,
  })

/** Each as its kind and whom it is about. */
const told = (facts: Partial<NeedFacts>) =>
  needs(facts).map((need) => `${need.kind} ${subjectOf(need)}`)

function subjectOf(need: Need): string {
  switch (need.kind) {
    case 'bill':
      return need.invoice.id
    case 'ticket':
      return need.ticket.id
    case 'order':
      return need.order.id
    case 'debt':
    case 'answer':
    case 'ending':
      return need.service.id
    case 'lapsing':
      return need.domain.id
    case 'coins':
      return String(need.amount)
  }
}

test('nothing needs a customer whose services run, whose bills are paid and whose tickets wait for the team', () => {
  expect(needs({ services: [service('s1')] })).toEqual([])
})

test('what is cancelled needs nothing: its end was told, and there is nothing to pay', () => {
  const cancelledAt = day(1)
  const services = [
    service('s1', { expiresAt: day(25), cancelledAt }),
    suspended('s2', { cancelledAt }),
  ]
  expect(needs({ services })).toEqual([])
})

test('what may be lost comes first, then what is late, what servers wait for, what is due, and what is only to be known', () => {
  expect(
    told({
      forCoins: [{ amount: 500 }, { amount: 1000 }],
      orders: [{ id: 'o9', createdAt: day(20), serverName: 'New' }],
      tickets: [
        { id: 't2', subject: 'Lag', updatedAt: day(20) },
        { id: 't1', subject: 'Mods', updatedAt: day(19) },
      ],
      services: [service('s4', { expiresAt: day(25) }), service('s2'), suspended('s1')],
      domains: [domain('d1'), domain('d2', { expiresAt: day(19) })],
      asking: new Set(['s2']),
      invoices: [
        invoice('i3', { dueDate: day(30) }),
        invoice('i2', { dueDate: day(24) }),
        invoice('i1', { status: 'overdue', dueDate: day(20) }),
      ],
    }),
  ).toEqual([
    'debt s1',
    'lapsing d2',
    'bill i1',
    'answer s2',
    'bill i2',
    'bill i3',
    'ticket t1',
    'ticket t2',
    'ending s4',
    'lapsing d1',
    'order o9',
    'coins 1500',
  ])
})

test('a suspended service is told with the bill that brings it back, and until when that can be paid', () => {
  const bill = invoice('i1', { status: 'overdue', dueDate: day(18), ...about(SERVICE, 's1') })
  expect(needs({ services: [suspended('s1')], invoices: [bill] })).toEqual([
    {
      kind: 'debt',
      service: { id: 's1', name: 'Server s1' },
      endsAt: day(25),
      invoice: bill,
    },
  ])
})

test('of two suspended services the one that ends sooner comes first', () => {
  expect(told({ services: [suspended('s1', { suspendedAt: day(20) }), suspended('s2')] })).toEqual([
    'debt s2',
    'debt s1',
  ])
})

test('what the team has suspended is no debt', () => {
  expect(needs({ services: [suspended('s1', { suspendedByHand: true })] })).toEqual([])
})

test('an order that is to be paid is told by its bill alone', () => {
  const order = { id: 'o1', createdAt: day(20), serverName: 'New' }
  const bill = invoice('i1', about(ORDER, 'o1'))
  expect(told({ orders: [order], invoices: [bill] })).toEqual(['bill i1'])
  expect(told({ orders: [order] })).toEqual(['order o1'])
})

test('an invoice over nothing, or one that is paid, is no bill', () => {
  expect(
    needs({ invoices: [invoice('i1', { total: 0 }), invoice('i2', { status: 'paid' })] }),
  ).toEqual([])
})

test.each([
  ['ends within the lead time', {}, true],
  ['ends on its last day', { expiresAt: day(28) }, true],
  ['ends later', { expiresAt: '2026-11-28T00:00:00.001Z' }, false],
  ['pays itself', { autoRenew: true }, false],
  ['is free', { price: 0 }, false],
  ['is let run by the team', { keepUntil: day(26) }, false],
  ['was let run by the team', { keepUntil: day(20) }, true],
])('a service that %s is told to end: %s', (_what, fields, isTold) => {
  const services = [service('s1', { expiresAt: day(25), ...fields })]
  expect(told({ services })).toEqual(isTold ? ['ending s1'] : [])
})

test('a service that is billed is told by its bill, and not that it ends', () => {
  const services = [service('s1', { expiresAt: day(25) })]
  expect(told({ services, invoices: [invoice('i1', about(SERVICE, 's1'))] })).toEqual(['bill i1'])
})

test.each([
  ['expires within fourteen days', { expiresAt: '2026-12-05T00:00:00.000Z' }, true],
  ['expires later', { expiresAt: '2026-12-05T00:00:00.001Z' }, false],
  ['has expired and can be renewed', { expiresAt: day(1) }, true],
  ['is gone', { expiresAt: '2026-10-22T00:00:00.000Z' }, false],
  ['renews itself', { autoRenew: true }, false],
  ['is free', { price: 0 }, false],
])('a domain that %s is told to lapse: %s', (_what, fields, isTold) => {
  expect(told({ domains: [domain('d1', fields)] })).toEqual(isTold ? ['lapsing d1'] : [])
})

test('a domain that is billed is told by its bill; of others the one that expires sooner comes first', () => {
  const domains = [domain('d1'), domain('d2', { expiresAt: day(29) }), domain('d3')]
  expect(told({ domains, invoices: [invoice('i1', about('domain', 'd3'))] })).toEqual([
    'bill i1',
    'lapsing d2',
    'lapsing d1',
  ])
})
