import type { Renewal, RenewalInvoice } from '@hostfront/contract/renewal'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { isPayable } from '@hostfront/domain/billing/payable'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Tx } from '@hostfront/store/port'
import type { Billed } from '../billing/billed.ts'
import { canWithdraw } from '../billing/can-withdraw.ts'
import { checkShownPrice } from '../billing/check-shown-price.ts'
import type { Issuing } from '../billing/issue-invoice.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { payAsAsked } from '../billing/pay-from-balance.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkStillThere } from '../identity/check-still-there.ts'
import { readSettings } from '../settings/read-settings.ts'
import { bill } from './bill.ts'
import { findBill } from './find-bill.ts'
import type { RenewalKind } from './renewal-kind.ts'

/** The answer names what was renewed by its kind: `{ service, invoice, isWithdrawable }`. */
export type Renewed<Row, Kind extends string> = RenewalInvoice & { readonly [Name in Kind]: Row }

/**
 * Bills the next period of what the caller holds, unless it is billed already, and with coins pays it at once. Only the
 * period and the price that were shown: what was renewed meanwhile is not renewed once more.
 */
export function renewOwn<Row extends SoldByTime, Kind extends string>(
  kind: RenewalKind<Row, Kind>,
  call: SignedInCall,
  input: Renewal,
): Promise<Renewed<Row, Kind>> {
  return withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      const { row, ...billed } = await renew(tx, call, kind, input)
      // The key of the answer is the word of the kind, which the compiler does not follow.
      return { [kind.kind]: row, ...billed } as unknown as Renewed<Row, Kind>
    }),
  )
}

async function renew<Row extends SoldByTime>(
  tx: Tx,
  call: SignedInCall,
  kind: RenewalKind<Row>,
  { id, withCoins, expiresAt, total }: Renewal,
): Promise<RenewalInvoice & { readonly row: Row }> {
  const row = await kind.lock(tx, id)
  if (!row || !isOwner(call.actor, row)) throw refused('NOT_FOUND')
  kind.checkRenewable(row, expiresAt, call.now())
  const billed = await findOrBill(tx, call, kind, row, { settledInSameStep: withCoins })
  await checkStillThere(tx, call)
  // Nothing is paid by showing one that was there: it may bill other years, or be older than the price.
  if (withCoins || billed.isNew) checkShownPrice(billed.invoice, total)
  const isPaidNow = withCoins && isPayable(billed.invoice)
  const { invoice, renewed } = isPaidNow ? await payAsAsked(tx, call, billed) : billed
  const isWithdrawable = !isPaidNow && (await canWithdraw(tx, call, invoice))
  return { row: renewed?.row ?? row, invoice, isWithdrawable }
}

async function findOrBill<Row extends SoldByTime>(
  tx: Tx,
  call: SignedInCall,
  kind: RenewalKind<Row>,
  row: Row,
  issuing: Issuing,
): Promise<Billed<Row> & { readonly isNew: boolean }> {
  const invoice = await findBill(tx, kind.kind, row)
  if (invoice) return { invoice, renewed: { kind, row }, isNew: false }
  return { ...(await bill(tx, call, await readSettings(tx), kind, row, issuing)), isNew: true }
}
