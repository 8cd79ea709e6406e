import { methodToBill } from '@hostfront/domain/billing/offered-methods'
import type { Domain } from '@hostfront/domain/domains/domain'
import { quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { renewalDueDate } from '@hostfront/domain/services/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { type Billed, renewBilled } from '../billing/billed.ts'
import { billingParties } from '../billing/billing-parties.ts'
import { type Issuing, issueInvoice, readBuyer } from '../billing/issue-invoice.ts'
import type { Backend } from '../context.ts'

/**
 * Bills the next year of a domain that the caller's transaction has locked; what costs nothing is renewed at once.
 * The store refuses a second invoice for the same year.
 */
export async function billDomain(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail' | 'clock'>,
  settings: Settings,
  domain: Domain,
  issuing: Issuing = {},
): Promise<Billed> {
  const parties = billingParties(settings, await readBuyer(tx, domain.userId, issuing))
  const draft = {
    ...parties,
    ...quoteDomainRenewal(domain, parties.taxBasisPoints),
    userId: domain.userId,
    orderId: null,
    userServiceId: null,
    domainId: domain.id,
    dueDate: renewalDueDate(domain, backend.now(), settings.billing.invoiceDueDays),
    paymentMethod: methodToBill('bank-transfer', settings),
  }
  const invoice = await issueInvoice(tx, backend, draft, issuing)
  const billed = { invoice, service: null, domain }
  return invoice.status === 'paid' ? renewBilled(tx, backend, billed) : billed
}
