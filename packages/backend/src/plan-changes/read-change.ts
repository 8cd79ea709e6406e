import { creditable } from '@hostfront/domain/billing/credit'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { invoiceParties, taxTerms } from '@hostfront/domain/billing/invoice-parties'
import { about, ORDER, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { quoteOrder } from '@hostfront/domain/orders/quote'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import type { Terms } from '@hostfront/domain/services/plan-change'
import {
  type ChangeQuote,
  type PaidTime,
  quoteChange,
  timePaidBy,
} from '@hostfront/domain/services/quote-change'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readAllPages } from '../call/read-pages.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Rows of a page. */
const PAGE = 200

/** What a plan costs a service in a cycle, with the options that it has at the prices of then, or gets. */
export const termsOf = (
  plan: Plan,
  billingCycle: BillingCycle,
  options: Service['options'],
): Omit<Terms, 'options'> => {
  const { perMonth } = quoteOrder({
    ...{ price: plan.price, billingCycle, options },
    ...{ voucher: null, taxBasisPoints: 0 },
  })
  return { planId: plan.id, planName: planName(plan), price: perMonth, billingCycle }
}

/** With what notes have taken back until now of what was paid for the service, minor units. */
export type ReadQuote = ChangeQuote & { readonly credited: number }

export const creditedOf = (invoices: readonly Invoice[]): number =>
  invoices.reduce((sum, { credited }) => sum + credited, 0)

/** What a change to these terms costs now. No more comes back than notes can take back of what was paid. */
export async function readQuote(
  tx: ReadTx,
  { now }: Pick<Backend, 'now'>,
  service: Service,
  to: Terms,
): Promise<ReadQuote> {
  const [settings, user, invoices] = await Promise.all([
    readSettings(tx),
    tx.users.get(service.userId),
    paidInvoices(tx, service),
  ])
  if (!user) throw refused('NOT_FOUND')
  const at = now()
  const terms = taxTerms(settings, invoiceParties(settings, user, at))
  const [since, before] = parted(service, invoices)
  const paid = timesPaid(service, since, before)
  const known = service.changed?.credited
  const refunded = known === undefined ? 0 : Math.max(0, creditedOf(before) - known)
  const quote = quoteChange({ service, paid, refunded, to, ...terms, now: at })
  const most = invoices.reduce((sum, invoice) => sum + creditable(invoice), 0)
  const surplus = Math.min(quote.surplus, most)
  return { ...quote, surplus, credited: creditedOf(invoices) }
}

/** What has paid for a service, its order included: the latest first. */
export async function paidInvoices(
  tx: ReadTx,
  { id, orderId }: Pick<Service, 'id' | 'orderId'>,
): Promise<readonly Invoice[]> {
  const paid = { in: ['paid', 'refunded'] } as const
  const subjects = [about(SERVICE, id), ...(orderId ? [about(ORDER, orderId)] : [])]
  const found = await Promise.all(
    subjects.map((subject) => {
      const where = { ...subject, status: paid }
      return readAllPages((after) => tx.invoices.list({ where, limit: PAGE, after }))
    }),
  )
  return found.flat()
}

/** Those that have renewed a service since its last change, and those of before; where there was none, all of its renewals. */
function parted(
  { changed }: Pick<Service, 'changed'>,
  invoices: readonly Invoice[],
): [since: readonly Invoice[], before: readonly Invoice[]] {
  // One that was paid ahead of a change to a shorter cycle begins after its end, too.
  const isSince = ({ periodStart, createdAt }: Invoice): boolean =>
    periodStart !== null &&
    (changed === null || (periodStart >= changed.expiresAt && createdAt >= changed.at))
  return [invoices.filter(isSince), invoices.filter((invoice) => !isSince(invoice))]
}

/** The time that they paid for since the last change, the latest first; what bills a change pays for no more time. */
function timesPaid(
  { changed, billingCycle }: Service,
  since: readonly Invoice[],
  before: readonly Invoice[],
): PaidTime[] {
  const latestFirst = since.toSorted((a, b) =>
    (b.periodStart ?? '').localeCompare(a.periodStart ?? ''),
  )
  const order = changed ? [] : before.filter(({ subjectKind }) => subjectKind === ORDER)
  return [...latestFirst, ...order].map((invoice) => timePaidBy(invoice, billingCycle))
}
