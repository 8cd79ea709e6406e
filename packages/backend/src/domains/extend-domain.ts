import type { Domain } from '@hostfront/domain/domains/domain'
import { expiryOfRenewedDomain } from '@hostfront/domain/domains/domain-state'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'

/** Extends a domain by so many years, once they are paid. `domain` is as locked by the caller's transaction. */
export async function extendDomain(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  domain: Domain,
  years: number,
): Promise<Domain> {
  const expiresAt = expiryOfRenewedDomain(domain, years)
  const guard = { expiresAt: domain.expiresAt }
  const renewed = await tx.domains.update(domain.id, { expiresAt, lastNotice: null }, guard)
  if (!renewed) throw new StoreError('conflict', 'domains.expiresAt')
  await notify(tx, backend, renewed.userId, {
    kind: 'domain-renewed',
    domainName: renewed.name,
    expiresAt,
  })
  return renewed
}
