import { services } from '@hostfront/contract/services'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { listOwnServices } from './list-own.ts'

const on = implement(services).$context<CallContext>().use(admitted)

export const procedures = on.router({
  mine: on.mine.handler(({ context, input }) => listOwnServices(signedIn(context), input)),
})
