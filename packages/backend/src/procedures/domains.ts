import { domains } from '@hostfront/contract/domains'
import { bind } from '../access/bind.ts'
import { domainKind } from '../domains/domain-kind.ts'
import { listDomains } from '../domains/list-domains.ts'
import { listOwnDomains } from '../domains/list-own.ts'
import { renewOwn } from '../renewals/renew-own.ts'
import { setAutoRenew } from '../renewals/set-auto-renew.ts'

export const procedures = bind(domains, {
  mine: listOwnDomains,
  setAutoRenew: (call, input) => setAutoRenew(domainKind, call, input),
  renew: (call, input) => renewOwn(domainKind, call, input),
  list: listDomains,
})
