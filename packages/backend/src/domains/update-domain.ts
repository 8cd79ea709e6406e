import type { Domain } from '@hostfront/domain/domains/domain'
import { movedDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { givenFields } from '@hostfront/domain/given-fields'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { moveOpenRenewal } from '../renewals/move-open-renewal.ts'
import { domainKind } from './domain-kind.ts'
import { refuseBilledFrom } from './refuse-billed-from.ts'

interface Changes {
  readonly id: string
  readonly expiresAt?: string | undefined
  readonly price?: number | undefined
  readonly autoRenew?: boolean | undefined
}

/** Sets what is given of a domain, as its registrar says or as was agreed anew. */
export function updateDomain(call: SignedInCall, { id, ...changes }: Changes): Promise<Domain> {
  return call.store.transaction(async (tx) => {
    const before = await domainKind.lock(tx, id)
    if (!before) throw refused('NOT_FOUND')
    const after = await tx.domains.update(id, {
      ...givenFields(changes),
      // Of another end its customer has not been told yet.
      ...(isMoved(before, changes) ? { lastNotice: null } : {}),
    })
    if (!after) throw refused('NOT_FOUND')
    if (isMoved(before, changes)) await moveBill(tx, call, before, after)
    await recordChange(tx, call, 'domains.update', before, after)
    return after
  })
}

const isMoved = ({ expiresAt }: Domain, changes: Omit<Changes, 'id'>): boolean =>
  changes.expiresAt !== undefined && changes.expiresAt !== expiresAt

async function moveBill(tx: Tx, call: SignedInCall, before: Domain, after: Domain): Promise<void> {
  await refuseBilledFrom(tx, before, after)
  await moveOpenRenewal(tx, call, domainKind.kind, before, (invoice) =>
    movedDomainRenewal(invoice, after, call.now()),
  )
}
