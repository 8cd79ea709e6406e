import { taxTerms } from '@hostfront/domain/billing/invoice-parties'
import { about } from '@hostfront/domain/billing/invoice-subject'
import { methodToBill } from '@hostfront/domain/payments/offered-methods'
import {
  type RenewalQuote,
  renewalDueDate,
  type SoldByTime,
} from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { TaxTerms } from '@hostfront/domain/tax/tax-terms'
import type { Tx } from '@hostfront/store/port'
import { type Billed, renewBilled } from '../billing/billed.ts'
import { billingParties } from '../billing/billing-parties.ts'
import { type Issuing, issueInvoice, readBuyer } from '../billing/issue-invoice.ts'
import type { Backend } from '../call/context.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import type { RenewalKind } from './renewal-kind.ts'

type Quote<Row> = (row: Row, terms: TaxTerms) => RenewalQuote

/**
 * Bills the next period of what the caller's transaction has locked; what costs nothing is renewed at once. The store
 * refuses a second invoice for the same period. `quote`: where more than the kind's own period is asked for.
 */
export async function bill<Row extends SoldByTime>(
  tx: Tx,
  backend: Backend,
  settings: Settings,
  kind: RenewalKind<Row>,
  row: Row,
  issuing: Issuing = {},
  quote: Quote<Row> = kind.quote,
): Promise<Billed<Row>> {
  const buyer = await readBuyer(tx, row.userId, issuing)
  const parties = billingParties(backend, settings, buyer)
  const draft = {
    ...parties,
    ...quote(row, taxTerms(settings, parties)),
    ...about(kind.kind, row.id),
    userId: row.userId,
    dueDate: renewalDueDate(row, backend.now(), settings.billing.invoiceDueDays),
    paymentMethod: methodToBill(
      await kind.usualMethod(tx, row),
      await takenMethods(tx, settings.currency),
      parties.buyer.country,
    ),
  }
  const invoice = await issueInvoice(tx, backend, draft, { buyer }, issuing)
  const billed = { invoice, renewed: { kind, row } }
  return invoice.status === 'paid' ? renewBilled(tx, backend, billed) : billed
}
