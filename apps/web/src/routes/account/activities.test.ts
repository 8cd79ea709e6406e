import type { OrderWithService } from '@hostfront/contract/orders'
import type { TicketHead } from '@hostfront/contract/tickets'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { type Activity, activities } from './activities.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`

// Of each record only what a line says is looked at.
const order = (fields: object) =>
  ({
    order: { serverName: 'Night Shift', status: 'active', ...fields },
    serviceStatus: null,
  }) as OrderWithService
const invoice = (fields: object) =>
  ({ number: '2026-00001', total: 450, status: 'paid', ...fields }) as Invoice
const ticket = (fields: object) => ({ subject: 'Lag', status: 'open', ...fields }) as TicketHead

const statusOf = (activity: Activity) =>
  activity.kind === 'invoice' ? activity.invoice.status : activity.status

test('orders, invoices and tickets stand in one line of time, the latest first', () => {
  const story = activities(
    {
      orders: [order({ id: 'o1', createdAt: day(1), decidedAt: day(5) })],
      invoices: [invoice({ id: 'i1', createdAt: day(2), paidAt: day(4) })],
      tickets: [ticket({ id: 't1', updatedAt: day(6) })],
      inMaking: [],
    },
    'EUR',
  )
  expect(story.map((each) => [each.id, each.title, statusOf(each), each.at])).toEqual([
    ['t1', 'Ticket “Lag”', 'open', day(6)],
    ['o1', 'Order “Night Shift”', 'active', day(5)],
    ['i1', 'Invoice 2026-00001, €4.50', 'paid', day(4)],
  ])
})

test('what nobody has decided or paid yet stands at its beginning', () => {
  const [later, earlier] = activities(
    {
      orders: [order({ id: 'o1', status: 'pending', createdAt: day(3), decidedAt: null })],
      invoices: [invoice({ id: 'i1', status: 'unpaid', createdAt: day(2), paidAt: null })],
      tickets: [],
      inMaking: [],
    },
    'EUR',
  )
  expect([later?.at, earlier?.at]).toEqual([day(3), day(2)])
})

test('a payment dated before its invoice does not put it before itself', () => {
  const paid = invoice({ id: 'i1', createdAt: day(2), paidAt: day(1) })
  expect(
    activities({ orders: [], invoices: [paid], tickets: [], inMaking: [] }, 'EUR')[0]?.at,
  ).toBe(day(2))
})

test('an order and its invoice are one, which says the state of an invoice that is open', () => {
  const [open, paid] = [
    invoice({ id: 'i1', status: 'unpaid', createdAt: day(1), paidAt: null }),
    invoice({ id: 'i2', number: '2026-00002', createdAt: day(1), paidAt: day(2) }),
  ]
  const orders = [
    {
      ...order({ id: 'o1', status: 'pending', createdAt: day(3), decidedAt: null }),
      invoice: open,
    },
    { ...order({ id: 'o2', createdAt: day(1), decidedAt: day(2) }), invoice: paid },
  ]
  const story = activities({ orders, invoices: [open, paid], tickets: [], inMaking: [] }, 'EUR')
  const waited = (one: Activity) => ('invoice' in one ? one.invoice?.id : undefined)
  expect(story.map((one) => [one.id, one.detail, waited(one)])).toEqual([
    ['o1', 'Invoice 2026-00001, €4.50', 'i1'],
    ['o2', 'Invoice 2026-00002, €4.50', undefined],
  ])
})

test('what came of the invoice of an order stands with it, and when', () => {
  const at = { createdAt: day(1), decidedAt: day(2) }
  const orders = [
    { ...order({ id: 'o1', ...at }), invoice: invoice({ createdAt: day(1), paidAt: day(9) }) },
    { ...order({ id: 'o2', ...at }), invoice: invoice({ status: 'refunded', createdAt: day(1) }) },
  ]
  const story = activities({ orders, invoices: [], tickets: [], inMaking: [] }, 'EUR')
  expect(story.map(({ id, detail, at: last }) => [id, detail, last])).toEqual([
    ['o1', 'Invoice 2026-00001, €4.50', day(9)],
    ['o2', 'Invoice 2026-00001, €4.50, refunded', day(2)],
  ])
})

test('an order whose service has ended says so', () => {
  const ended = { ...order({ id: 'o1', createdAt: day(1) }), serviceStatus: 'terminated' } as const
  const [told] = activities({ orders: [ended], invoices: [], tickets: [], inMaking: [] }, 'EUR')
  expect(told && statusOf(told)).toBe('terminated')
})

test('an order whose service is being set up says so', () => {
  const made = { ...order({ id: 'o1', createdAt: day(1), decidedAt: day(2) }), serviceId: 's1' }
  const story = (inMaking: readonly string[]) =>
    activities({ orders: [made], invoices: [], tickets: [], inMaking }, 'EUR').map(statusOf)
  expect(story(['s1'])).toEqual(['being set up'])
  expect(story(['s2'])).toEqual(['active'])
})
