import { type DomainState, domainState } from '@hostfront/domain/domains/domain-state'

const STATUS: Record<DomainState, string> = {
  active: 'active',
  'expiring-soon': 'expiring soon',
  expired: 'expired',
}

/** The state of a domain as its badge says it, at `now` (ms). */
export const domainStatus = (domain: { readonly expiresAt: string }, now: number): string =>
  STATUS[domainState(domain, new Date(now).toISOString())]
