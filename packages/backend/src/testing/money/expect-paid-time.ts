import { addDays } from '@hostfront/domain/add-days'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import { endOfCycle } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { agree, holds } from './agree.ts'
import type { Books } from './books.ts'
import { wasPaid } from './expect-documents.ts'
import { DOMAIN_END } from './stage.ts'

/** What the customer has runs for what was paid and given, and for nothing else. */
export function expectPaidTime(books: Books): void {
  for (const service of books.services) expectService(service, books)
  for (const { id, expiresAt } of books.domains) {
    const paid = paidFor(books, 'domain', id)
    const years = paid.reduce((sum, { lines }) => sum + (lines[0]?.years ?? 1), 0)
    const end = addDays(DOMAIN_END, 365 * years + givenDays(books, 'domains.renewFor', id))
    agree(expiresAt, end, 'end of a domain')
    expectApart(paid, ({ periodStart, lines }) =>
      addDays(periodStart ?? '', 365 * (lines[0]?.years ?? 1)),
    )
  }
}

/** It runs from its order on for every renewal that was paid and all days that were given. */
function expectService(service: Service, books: Books): void {
  // What bills a change of plan pays for no more time.
  const renewals = paidFor(books, 'service', service.id)
  const paid = renewals.filter(({ periodStart }) => periodStart !== null)
  const first = books.orders.find(({ id }) => id === service.orderId)?.endDate ?? ''
  let end = addDays(first, givenDays(books, 'services.extend', service.id))
  for (const _ of paid) end = endOfCycle(service, end)
  agree(service.expiresAt, end, 'end of a service')
  expectApart(paid, ({ periodStart }) => endOfCycle(service, periodStart ?? ''))
  if (service.status !== 'terminated') return
  const open = books.invoices.filter(
    (one) => idOfSubject(one, 'service') === service.id && isPayable(one),
  )
  agree(open.length, 0, 'open invoices of a terminated service')
}

const paidFor = ({ invoices }: Books, kind: 'service' | 'domain', id: string): Invoice[] =>
  invoices.filter((one) => idOfSubject(one, kind) === id && wasPaid(one))

/** No time is paid for twice. */
function expectApart(paid: readonly Invoice[], endOf: (invoice: Invoice) => string): void {
  const inOrder = paid.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
  for (const [at, before] of inOrder.slice(0, -1).entries()) {
    const next = inOrder[at + 1]
    if (next) holds(startOf(next) >= endOf(before), 'no time is paid for twice')
  }
}

const startOf = ({ periodStart }: Invoice): string => periodStart ?? ''

/** Days that staff have given to a record. */
const givenDays = ({ log }: Books, action: string, id: string): number =>
  log
    .filter((entry) => entry.action === action && entry.subject === id)
    .reduce((sum, entry) => sum + daysGiven(entry), 0)

const DAY = 86_400_000

function daysGiven({ before, after }: AuditEntry): number {
  const [from, to] = [before, after].map((row) => Date.parse(JSON.parse(row ?? '').expiresAt))
  return ((to ?? 0) - (from ?? 0)) / DAY
}
