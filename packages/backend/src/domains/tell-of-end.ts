import type { Domain } from '@hostfront/domain/domains/domain'
import { latestRenewal } from '@hostfront/domain/domains/domain-renewal'
import { domainState } from '@hostfront/domain/domains/domain-state'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies a customer once that a domain expires soon or has expired. The caller has locked `domain`. */
export async function tellOfEnd(tx: Tx, backend: Backend, domain: Domain): Promise<Domain | null> {
  const { id, userId, name: domainName, expiresAt } = domain
  const state = domainState(domain, backend.now())
  if (state === 'active') return domain
  const told = await tx.domains.update(id, { lastNotice: state })
  await notify(
    tx,
    backend,
    userId,
    state === 'expired'
      ? { kind: 'domain-expired', domainName, renewableUntil: latestRenewal(domain) }
      : { kind: 'domain-expiring', domainName, expiresAt },
  )
  return told
}
