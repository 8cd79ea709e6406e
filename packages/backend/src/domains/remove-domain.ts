import { DONE } from '@hostfront/contract/page'
import { about } from '@hostfront/domain/billing/invoice-subject'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { domainKind } from './domain-kind.ts'

/** Removes a domain for good, unless invoices refer to it. The audit log keeps what it was. */
export function removeDomain(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  return call.store.transaction(async (tx) => {
    // Locked, so that nobody bills it meanwhile.
    const domain = await domainKind.lock(tx, id)
    if (!domain) throw refused('NOT_FOUND')
    if ((await tx.invoices.count(about(domainKind.kind, id))) > 0) throw refused('DOMAIN_BILLED')
    await tx.domains.delete(id)
    await recordChange(tx, call, 'domains.remove', domain, null)
    return DONE
  })
}
