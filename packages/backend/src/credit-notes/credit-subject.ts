import { type PaidTime, withGivenTime } from '@hostfront/domain/billing/credit-suggestion'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import {
  about,
  idOfSubject,
  ORDER,
  SERVICE,
  subjectOf,
} from '@hostfront/domain/billing/invoice-subject'
import type { Order } from '@hostfront/domain/orders/order'
import { timeGivenBack } from '@hostfront/domain/provisioning/given-back'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { ReadTx } from '@hostfront/store/port'
import type { RenewalKinds } from '../renewals/renewal-kind.ts'

type Billing = Pick<Invoice, 'subjectKind' | 'subjectId' | 'periodStart' | 'lines'>

/** The order that an invoice bills, and the service that runs for it; null where there is none. */
export interface CreditSubject {
  readonly order: Order | null
  readonly service: Service | null
}

/** As they are now, not locked. */
export async function readCreditSubject(tx: ReadTx, invoice: Billing): Promise<CreditSubject> {
  const orderId = idOfSubject(invoice, ORDER)
  const serviceId = idOfSubject(invoice, SERVICE)
  const [order, service] = await Promise.all([
    orderId === null ? null : tx.orders.get(orderId),
    orderId === null
      ? serviceId === null
        ? null
        : tx.services.get(serviceId)
      : tx.services.find({ orderId }),
  ])
  return { order, service }
}

/**
 * The time that an invoice pays for, with what staff and the shop have given on top of it; null where it pays for
 * none that is known.
 */
export async function paidTimeOf(
  tx: ReadTx,
  invoice: Billing,
  { order, service }: CreditSubject,
  kinds: RenewalKinds,
): Promise<PaidTime | null> {
  if (order) {
    const { startDate: start, endDate: end } = order
    if (start === null || end === null) return null
    if (!service) return { start, end }
    const runsUntil = await endOfPaid(tx, SERVICE, service, start)
    return withGivenTime({ start, end }, { runsUntil, waited: await waitFor(tx, service) })
  }
  const { periodStart: start } = invoice
  const subject = subjectOf(invoice)
  const kind = kinds.find((one) => one.kind === subject?.kind)
  if (!kind || !subject || start === null) return null
  const row = await kind.read(tx, subject.id)
  if (!row) return null
  const runsUntil = await endOfPaid(tx, kind.kind, row, start)
  return withGivenTime(
    { start, end: kind.periodEnd(row, start, invoice) },
    { runsUntil, waited: 0 },
  )
}

/** Periods of one record that are looked at. */
const MOST = 50

/** When the time that was paid from `start` on is over: where the next that is paid begins, else where all of it ends. */
async function endOfPaid(
  tx: ReadTx,
  kind: string,
  { id, expiresAt }: Pick<SoldByTime, 'id' | 'expiresAt'>,
  start: string,
): Promise<string> {
  // Given back or not: what it bills is no gift.
  const status = { in: ['paid', 'refunded'] } as const
  const where = { ...about(kind, id), periodStart: { gt: start }, status }
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST })
  const starts = items.flatMap(({ periodStart }) => periodStart ?? [])
  return starts.toSorted()[0] ?? expiresAt
}

/** How long was waited for its server, as far as that was made up for when it was ready, ms. */
async function waitFor(tx: ReadTx, { id }: Pick<Service, 'id'>): Promise<number> {
  const instance = await tx.instances.find({ serviceId: id })
  if (!instance?.orderedAt || !instance.readyAt) return 0
  const settings = await tx.settings.get(SETTINGS_ID)
  const isFromReady = settings?.billing.paidFromReady ?? false
  return timeGivenBack(instance.orderedAt, instance.readyAt, isFromReady)
}
