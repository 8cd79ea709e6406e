import { audit } from '@hostfront/contract/audit'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { listEntries } from './list-entries.ts'

const on = implement(audit).$context<CallContext>().use(admitted)

export const procedures = on.router({
  list: on.list.handler(({ context, input }) => listEntries(signedIn(context), input)),
})
