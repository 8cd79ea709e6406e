import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { type PageRequest, pageQuery } from '../page-query.ts'

/** The caller's invoices, newest first. */
export function listOwnInvoices(call: SignedInCall, input: PageRequest): Promise<Page<Invoice>> {
  return call.store.read((tx) =>
    tx.invoices.list({ ...pageQuery(input), where: { userId: call.actor.id } }),
  )
}

/** The caller's coin ledger, newest first. */
export function listOwnCoinEntries(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<CoinEntry>> {
  return call.store.read((tx) =>
    tx.coinEntries.list({ ...pageQuery(input), where: { userId: call.actor.id } }),
  )
}
