import type { LedgerLine } from '@hostfront/contract/billing'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { asOwnEntry } from './as-own-entry.ts'
import { withSubjects } from './with-subjects.ts'

/** The caller's invoices, newest first. */
export function listOwnInvoices(call: SignedInCall, input: PageRequest): Promise<Page<Invoice>> {
  return call.store.read((tx) =>
    tx.invoices.list({ ...pageQuery(input), where: { userId: call.actor.id } }),
  )
}

/** The caller's coin ledger, newest first, without what the team noted for itself. */
export function listOwnCoinEntries(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<LedgerLine>> {
  return call.store.read(async (tx) => {
    const where = { userId: call.actor.id }
    const { items, next } = await tx.coinEntries.list({ ...pageQuery(input), where })
    return { items: await withSubjects(tx, items.map(asOwnEntry)), next }
  })
}
