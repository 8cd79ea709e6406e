import type { Invoice } from '@hostfront/domain/billing/invoice'
import { type ManualInvoice, quoteManual } from '@hostfront/domain/billing/manual-invoice'
import { methodToBill } from '@hostfront/domain/payments/offered-methods'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'
import { billOf } from './bill-of.ts'
import { billingParties } from './billing-parties.ts'
import { issueInvoice } from './issue-invoice.ts'
import { withInvoiceNumbers } from './next-invoice-number.ts'

type IssueManual = ManualInvoice & { readonly userId: string }

/** Bills a client, in the words and for the amounts that staff have written; it bills no record of the shop. */
export function issueManual(call: SignedInCall, input: IssueManual): Promise<Invoice> {
  const { userId, lines, dueDate } = input
  if (dueDate < call.now()) throw refused('DUE_IN_PAST')
  return withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      const settings = await readSettings(tx)
      const methods = await takenMethods(tx, settings.currency)
      // Locked: an account that is deleted meanwhile is billed for nothing.
      const buyer = await tx.users.get(userId, { lock: true })
      if (!buyer || buyer.status === 'deleted') throw refused('CLIENT_NOT_FOUND')
      const parties = billingParties(call, settings, buyer)
      const draft = {
        ...parties,
        ...quoteManual(lines, parties.taxBasisPoints),
        userId,
        subjectKind: null,
        subjectId: null,
        periodStart: null,
        dueDate,
        paymentMethod: methodToBill(USUAL, methods, buyer.country),
      }
      const invoice = await issueInvoice(tx, call, draft, { buyer })
      await recordChange(tx, call, 'billing.issue', null, billOf(invoice))
      return invoice
    }),
  )
}

const USUAL = 'bank-transfer'
