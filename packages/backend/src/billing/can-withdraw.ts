import type { Invoice } from '@hostfront/domain/billing/invoice'
import { checkWithdrawal } from '@hostfront/domain/renewals/withdrawable'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { isDeclaredInvoice } from '../payments/declared-invoices.ts'
import { readSettings } from '../settings/read-settings.ts'
import { lastWithdrawn } from './last-withdrawn.ts'

/** Whether its customer can withdraw this invoice now. */
export async function canWithdraw(
  tx: ReadTx,
  { now }: Pick<Backend, 'now'>,
  invoice: Invoice,
): Promise<boolean> {
  // Asked at once: the counter of the numbers may be held meanwhile.
  const [{ billing }, last, isDeclared] = await Promise.all([
    readSettings(tx),
    lastWithdrawn(tx, invoice),
    isDeclaredInvoice(tx, invoice),
  ])
  return checkWithdrawal(invoice, { last, isDeclared }, billing, now()).ok
}
