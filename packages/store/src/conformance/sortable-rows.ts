import type { CollectionName, Rows } from '../collections.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

const NAMES = ['Zoë', 'yann 7', 'Ａda', 'ÉLAN', 'yann 10', '_x', 'ada']

const nameOf = (number: number) => NAMES[number % NAMES.length] ?? ''
const timeOf = (number: number) => `2026-0${1 + (number % 5)}-01T10:00:00.000Z`
const pick = <Value>(values: readonly Value[], number: number) =>
  values[number % values.length] as Value

/**
 * Rows of the collections that have more than one order. Row `number` (at least 2) differs from the others in its
 * unique fields; in what it can be ordered by, it equals some of them.
 */
export const sortableRows: {
  readonly [Name in CollectionName]?: (number: number) => Rows[Name]
} = {
  users: (number) =>
    sampleUser(number, {
      createdAt: timeOf(number % 3),
      name: nameOf(number),
      // Beyond what lists by text are ordered by.
      email: number % 4 ? `${number}@example.com` : `${'m'.repeat(220)}${number}@example.com`,
      coins: (number % 4) * 25_000_000,
      status: pick(['active', 'suspended', 'deleted'], number),
    }),
  orders: (number) =>
    sampleRow('orders', {
      id: `order-${number}`,
      serverName: nameOf(number),
      amountDue: (number % 4) * 99,
      status: pick(['pending', 'active', 'rejected', 'cancelled'], number),
      decidedAt: timeOf(number),
    }),
  services: (number) =>
    sampleRow('services', {
      id: `service-${number}`,
      orderId: null,
      serverName: number % 5 ? nameOf(number) : null,
      price: (number % 4) * 99,
      expiresAt: timeOf(number),
      status: pick(['active', 'suspended', 'terminated'], number),
    }),
  domains: (number) =>
    sampleRow('domains', {
      id: `domain-${number}`,
      name: `${number}.example.com`,
      expiresAt: timeOf(number),
    }),
  invoices: (number) =>
    sampleRow('invoices', {
      id: `invoice-${number}`,
      number: `2026-${1000 - number}`,
      subjectKind: null,
      subjectId: null,
      lines: [{ description: 'SAMP Starter', amount: (number % 4) * 99 }],
      subtotal: (number % 4) * 99,
      tax: 5,
      total: (number % 4) * 99 + 5,
      dueDate: timeOf(number),
      status: pick(['unpaid', 'paid', 'overdue'], number),
      paidAt: timeOf(number),
    }),
  payments: (number) =>
    sampleRow('payments', {
      id: `payment-${number}`,
      amount: (number % 4) * 99,
      receivedAt: timeOf(number),
      reference: null,
      referenceKey: null,
    }),
  vouchers: (number) =>
    sampleRow('vouchers', {
      id: `voucher-${number}`,
      code: `CODE-${1000 - number}`,
      usedCount: number % 4,
      validUntil: timeOf(number),
    }),
  tickets: (number) =>
    sampleRow('tickets', {
      id: `ticket-${number}`,
      subject: nameOf(number),
      updatedAt: timeOf(number),
      status: pick(['open', 'answered', 'closed'], number),
    }),
}
