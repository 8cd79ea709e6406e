import { domains } from '@hostfront/contract/domains'
import { bind } from '../access/bind.ts'
import { late } from '../access/late.ts'
import { domainKind } from '../domains/domain-kind.ts'
import { listOfferedPrices, listOwnDomains } from '../domains/list-own.ts'
import { renewOwn } from '../renewals/renew-own.ts'
import { setAutoRenew } from '../renewals/set-auto-renew.ts'

// A customer's dashboard opens with this noun, and does not wait for what the team alone does.
const prices = () => import('../domains/domain-prices.ts')

export const procedures = bind(domains, {
  mine: listOwnDomains,
  offered: listOfferedPrices,
  setAutoRenew: (call, input) => setAutoRenew(domainKind, call, input),
  renew: (call, input) => renewOwn(domainKind, call, input),
  list: late(async () => (await import('../domains/list-domains.ts')).listDomains),
  counts: late(async () => (await import('../domains/count-domains.ts')).countDomains),
  add: late(async () => (await import('../domains/add-domain.ts')).addDomain),
  update: late(async () => (await import('../domains/update-domain.ts')).updateDomain),
  renewFor: late(async () => (await import('../domains/renew-domain-for.ts')).renewDomainFor),
  remove: late(async () => (await import('../domains/remove-domain.ts')).removeDomain),
  prices: late(async () => (await prices()).listPrices),
  addPrice: late(async () => (await prices()).addPrice),
  updatePrice: late(async () => (await prices()).updatePrice),
  removePrice: late(async () => (await prices()).removePrice),
})
