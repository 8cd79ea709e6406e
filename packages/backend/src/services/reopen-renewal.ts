import { invoiceParties, taxTerms } from '@hostfront/domain/billing/invoice-parties'
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { WITHDRAWN } from '@hostfront/domain/renewals/withdrawable'
import { quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { findBill } from '../renewals/find-bill.ts'
import { readSettings } from '../settings/read-settings.ts'

/**
 * The bill of the next period, which was cancelled with the service, is open again under its number. Where another would
 * say something else by now it lets go of its period, and the next run issues that one. `service` is as kept and locked.
 */
export async function reopenRenewal(tx: Tx, call: SignedInCall, service: Service): Promise<void> {
  const invoice = await findBill(tx, SERVICE, service)
  if (invoice?.status !== 'cancelled') return
  const [settings, user] = await Promise.all([readSettings(tx), tx.users.get(service.userId)])
  const parties = user && invoiceParties(settings, user, call.now())
  const terms = parties ? taxTerms(settings, parties) : { taxBasisPoints: 0 }
  const isSame = invoice.total === quoteRenewal(service, terms).total
  const isLate = invoice.dueDate < call.now()
  const status = isLate ? 'overdue' : 'unpaid'
  const isAsRead = { status: 'cancelled', paid: 0 } as const
  const after = await tx.invoices.update(invoice.id, isSame ? { status } : WITHDRAWN, isAsRead)
  if (after && isSame) await recordChange(tx, call, 'billing.reopen', invoice, after)
}
