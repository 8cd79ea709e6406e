import { domains } from '@hostfront/contract/domains'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { once } from '../idempotency/once.ts'
import { listDomains } from './list-domains.ts'
import { listOwnDomains } from './list-own.ts'
import { renewOwnDomain } from './renew-own-domain.ts'
import { setDomainAutoRenew } from './set-auto-renew.ts'

const on = implement(domains).$context<CallContext>().use(admitted)

export const procedures = on.router({
  mine: on.mine.handler(({ context, input }) => listOwnDomains(signedIn(context), input)),
  setAutoRenew: on.setAutoRenew.handler(({ context, input }) =>
    setDomainAutoRenew(signedIn(context), input),
  ),
  renew: on.renew
    .use(once)
    .handler(({ context, input }) => renewOwnDomain(signedIn(context), input)),
  list: on.list.handler(({ context, input }) => listDomains(signedIn(context), input)),
})
