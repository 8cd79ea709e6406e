import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import { sampleRow } from '../conformance/sample-rows.ts'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

const PERIOD = '2026-07-01T12:00:00.000Z'

/** The keys of an invoice as versions before have written them, and as they are today. */
const BILLS = [
  [
    { orderId: 'o"1', userServiceId: null, periodStart: null, domainId: null, total: 1 },
    { subjectKind: 'order', subjectId: 'o"1', periodStart: null, total: 1 },
  ],
  [
    { orderId: null, userServiceId: 's1', periodStart: PERIOD, domainId: null },
    { subjectKind: 'service', subjectId: 's1', periodStart: PERIOD },
  ],
  [
    { orderId: null, userServiceId: null, periodStart: PERIOD, domainId: 'd1' },
    { subjectKind: 'domain', subjectId: 'd1', periodStart: PERIOD },
  ],
  [
    { orderId: 'before-domains', userServiceId: null, periodStart: null },
    { subjectKind: 'order', subjectId: 'before-domains', periodStart: null },
  ],
  [
    { orderId: null, userServiceId: null, periodStart: null, domainId: null },
    { subjectKind: null, subjectId: null, periodStart: null },
  ],
] as const

const parse = (document: unknown) => parseDocument(JSON.stringify(document))

test('an invoice of the fifth version bills what it renews, else its order', () => {
  const { subjectKind: _kind, subjectId: _id, ...invoice } = documentRow('invoices')
  const ids = { order: 'order-1', service: 'service-1', domain: 'domain-1' }
  const { order: orderId, service: userServiceId, domain: domainId } = ids
  const none = { orderId: null, userServiceId: null, domainId: null }
  const bills = [
    [{ ...none, orderId }, 'order'],
    [{ ...none, userServiceId }, 'service'],
    [{ ...none, domainId }, 'domain'],
    [{ orderId, userServiceId, domainId: null }, 'service'],
    [none, null],
  ] as const
  for (const [keys, kind] of bills) {
    const parsed = parse({ ...sampleDocument(), version: 5, invoices: [{ ...invoice, ...keys }] })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
    const [written] = JSON.parse(writeDocument(parsed.value)).invoices
    expect(written).toEqual({ ...invoice, subjectKind: kind, subjectId: kind && ids[kind] })
  }
  const lost = { ...invoice, ...none, domainId: 'gone' }
  expect(parse({ ...sampleDocument(), version: 5, invoices: [lost] })).toEqual({
    ok: false,
    refusal: { code: 'dangling-reference', collection: 'invoices', index: 0, field: 'subjectId' },
  })
})

test('answers that are kept for a request sent again have the names of today', () => {
  const kept = (request: string, answer: object | null) => ({
    ...sampleRow('idempotencyKeys'),
    id: request,
    key: request,
    request,
    answer: answer && JSON.stringify(answer),
  })
  const order = { serviceId: 'x', serviceName: ',"serviceName":', applicableServices: ['all'] }
  const idempotencyKeys = [
    kept('orders.place', { order, bills: BILLS.map(([before]) => before) }),
    kept('services.renew', { service: { orderId: 'o', autoRenew: true } }),
    kept('tickets.open', { serviceId: 'service-1' }),
    kept('accounts.logout', null),
  ]
  const parsed = parse({ ...sampleDocument(), version: 5, idempotencyKeys })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const answers = JSON.parse(writeDocument(parsed.value)).idempotencyKeys.map(
    ({ answer }: Rows['idempotencyKeys']) => JSON.parse(answer ?? 'null'),
  )
  const renamed = { planId: 'x', planName: ',"serviceName":', applicablePlans: ['all'] }
  expect(answers).toEqual([
    { order: renamed, bills: BILLS.map(([, today]) => today) },
    { service: { orderId: 'o', autoRenew: true } },
    { serviceId: 'service-1' },
    null,
  ])
})

test('mails of the fifth version that wait, or were sent, are tasks', () => {
  const { createdAt, facts: message } = sampleRow('tasks')
  const common = { createdAt, to: 'amina@example.com', nextAttemptAt: createdAt }
  const waiting = { id: 'a', status: 'waiting', attempts: 2, sentAt: null, lastError: '451' }
  const sent = { id: 'b', status: 'sent', attempts: 1, sentAt: createdAt, lastError: null }
  const outbox = [
    { ...common, ...waiting, message },
    { ...common, ...sent, message: null },
  ]
  const { tasks: _, ...document } = sampleDocument()
  const parsed = parse({ ...document, version: 5, outbox })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const task = { createdAt, kind: 'mail', target: 'amina@example.com', nextAttemptAt: createdAt }
  expect(JSON.parse(writeDocument(parsed.value)).tasks).toEqual([
    {
      ...task,
      id: 'a',
      status: 'waiting',
      attempts: 2,
      facts: message,
      doneAt: null,
      result: '451',
    },
    {
      ...task,
      id: 'b',
      status: 'done',
      attempts: 1,
      facts: null,
      doneAt: createdAt,
      result: null,
    },
  ])
})

test('what paid the invoices of an earlier version is a payment, one for all that have its reference', () => {
  const at = (day: number) => `2026-05-0${day}T10:00:00.000Z`
  const bill = (number: number, fields: object) => ({
    ...documentRow('invoices'),
    ...{ id: `i${number}`, number: `2026-0000${number}`, periodStart: null, paidAt: at(number) },
    ...fields,
  })
  const invoices = [
    bill(3, { status: 'refunded', paymentReference: 'tx 1' }),
    bill(2, { status: 'paid', paymentReference: 'TX-1' }),
    bill(4, { status: 'paid', paymentMethod: 'coins', paymentReference: null }),
    bill(5, { status: 'unpaid', paidAt: null, paymentReference: 'TX-9' }),
  ]
  const earlier = { ...sampleDocument(), version: 5, invoices }
  const parsed = parse({ ...earlier, payments: undefined, paymentAllocations: undefined })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  const { total } = sampleRow('invoices')
  const shared = { method: 'paypal', amount: 2 * total, state: 'received', referenceKey: 'tx1' }
  expect(written.payments).toMatchObject([
    { ...shared, receivedAt: at(2), reference: 'TX-1', recordedBy: null },
    { method: 'coins', amount: total, referenceKey: null },
  ])
  expect(written.paymentAllocations).toMatchObject([
    { invoiceId: 'i2', paymentId: written.payments[0].id, returnedAt: null },
    { invoiceId: 'i3', paymentId: written.payments[0].id, returnedAt: at(3) },
    { invoiceId: 'i4', paymentId: written.payments[1].id, subjectId: 'service-1' },
  ])
  expect(written.invoices[0]).not.toHaveProperty('paymentReference')
})
