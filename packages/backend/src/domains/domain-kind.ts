/** Domains as a kind of what is sold by time. Nobody suspends or ends one: its registry gives it away some days after its end. */
import type { Domain } from '@hostfront/domain/domains/domain'
import {
  canRenewDomain,
  dueDomainEnds,
  dueDomainStep,
  isDomainGone,
  latestGoneEnd,
  latestRenewal,
  quoteDomainRenewal,
  yearsOf,
} from '@hostfront/domain/domains/domain-renewal'
import { expiryOfRenewedDomain } from '@hostfront/domain/domains/domain-state'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { drain } from '../call/drain.ts'
import { refused } from '../call/refused.ts'
import type { RenewalKind } from '../renewals/renewal-kind.ts'
import { extendDomain } from './extend-domain.ts'
import { tellOfEnd } from './tell-of-end.ts'

export const domainKind: RenewalKind<Domain, 'domain'> = {
  kind: 'domain',
  collection: 'domains',
  read: (tx, id) => tx.domains.get(id),
  lock: (tx, id) => tx.domains.get(id, { lock: true }),
  setAutoRenew: (tx, id, autoRenew) => tx.domains.update(id, { autoRenew }),

  dueLists: (billing, now) => [
    (tx, page) => tx.domains.list({ ...page, where: { expiresAt: dueDomainEnds(now, billing) } }),
  ],
  nextStep: (domain, facts) => dueDomainStep({ domain, ...facts }),
  nextLoss: (domain) => ({ step: 'lose', name: domain.name, at: latestRenewal(domain) }),
  steps: { tell: tellOfEnd },
  isOver: isDomainGone,
  latestGoneEnd,

  quote: quoteDomainRenewal,
  periodEnd: (_, periodStart, invoice) =>
    expiryOfRenewedDomain({ expiresAt: periodStart }, yearsOf(invoice)),
  moveEnd: (tx, { id, expiresAt }, end) =>
    tx.domains.update(id, { expiresAt: end, lastNotice: null }, { expiresAt }),
  usualMethod: async () => 'bank-transfer',
  extend: (tx, backend, domain, _, invoice) =>
    extendDomain(tx, backend, domain, invoice ? yearsOf(invoice) : 1),

  checkRenewable(domain, shownEnd, now) {
    if (!canRenewDomain(domain, now) || domain.expiresAt !== shownEnd)
      throw refused('DOMAIN_NOT_DUE')
  },
  checkAutoRenew() {},
  leave,
}

const BATCH = 200

/** They run until their end. */
async function leave(tx: Tx, _: Backend, userId: string): Promise<void> {
  const renewing = { userId, autoRenew: true }
  await drain(
    () => tx.domains.list({ where: renewing, limit: BATCH }),
    ({ id }) => tx.domains.update(id, { autoRenew: false }),
  )
}
