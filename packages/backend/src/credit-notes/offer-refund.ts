import type { RefundOffer } from '@hostfront/contract/credit-notes'
import { creditable, creditObstacle } from '@hostfront/domain/billing/credit'
import { suggestCredit } from '@hostfront/domain/billing/credit-suggestion'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { isBeingDisputed } from '@hostfront/domain/payments/disputed'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { payingOf } from '../payments/give-back.ts'
import type { RenewalKinds } from '../renewals/renewal-kind.ts'
import { readSettings } from '../settings/read-settings.ts'
import { paidTimeOf, readCreditSubject } from './credit-subject.ts'

type Asked = { readonly of: 'invoice' | 'service'; readonly id: string }

/** What can be given back of an invoice or of the running time of a service, how much is suggested, and why. */
export function offerRefund(
  call: SignedInCall,
  { of, id }: Asked,
  kinds: RenewalKinds,
): Promise<RefundOffer> {
  const now = call.now()
  return call.store.read(async (tx) => {
    const invoice =
      of === 'invoice' ? await tx.invoices.get(id) : await invoiceOfRunningTime(tx, id, now)
    if (!invoice) throw refused('NOT_FOUND')
    const [subject, settings, paying, last] = await Promise.all([
      readCreditSubject(tx, invoice),
      readSettings(tx),
      payingOf(tx, invoice),
      tx.refunds.list({ where: { userId: invoice.userId }, limit: 1 }),
    ])
    const { order, service } = subject
    const guaranteeDays = settings.billing.guaranteeDays
    const period = await paidTimeOf(tx, invoice, subject, kinds)
    const canEnd = service !== null && service.status !== 'terminated'
    const methods = paying.map(({ method }) => method)
    const { number, total, credited } = invoice
    return {
      invoice: { id: invoice.id, number, total, credited },
      obstacle: creditObstacle(invoice, {
        orderStatus: order?.status ?? null,
        isDisputed: paying.some(isBeingDisputed),
      }),
      most: creditable(invoice),
      suggestion: suggestCredit(invoice, { period, guaranteeDays, now }),
      paidBy: methods.length > 0 ? [...new Set(methods)] : [invoice.paymentMethod],
      account: last.items[0]?.account ?? '',
      service: canEnd
        ? { id: service.id, serverName: service.serverName, planName: service.planName }
        : null,
    }
  })
}

/** Renewals of one service that are looked at; the newest one that has begun pays its running time. */
const MOST_RENEWALS = 50

/** The invoice that pays the time of a service that runs at `now`: its newest paid renewal that has begun, else that of its order. */
async function invoiceOfRunningTime(
  tx: ReadTx,
  serviceId: string,
  now: string,
): Promise<Invoice | null> {
  const where = { ...about(SERVICE, serviceId), periodStart: { lte: now }, status: 'paid' } as const
  const { items } = await tx.invoices.list({ where, limit: MOST_RENEWALS })
  const [newest] = items.toSorted((one, other) =>
    (one.periodStart ?? '') > (other.periodStart ?? '') ? -1 : 1,
  )
  if (newest) return newest
  const service = await tx.services.get(serviceId)
  return service?.orderId ? tx.invoices.find(about(ORDER, service.orderId)) : null
}
