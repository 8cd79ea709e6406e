import type { User } from '@hostfront/domain/accounts/user'
import { type InvoiceParties, invoiceParties } from '@hostfront/domain/billing/invoice-parties'
import { mayIssueInvoices } from '@hostfront/domain/settings/seller'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Who bills whom on an invoice that is to be issued now. Refuses with SELLER_MISSING while the shop does not say who it is. */
export function billingParties(
  { now }: Pick<Backend, 'now'>,
  settings: Settings,
  buyer: User,
): InvoiceParties {
  if (!mayIssueInvoices(settings)) throw refused('SELLER_MISSING')
  return invoiceParties(settings, buyer, now())
}
