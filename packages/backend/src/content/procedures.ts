import { content } from '@hostfront/contract/content'
import { implement } from '@orpc/server'
import { admitted, type CallContext } from '../answers.ts'
import { subscribe } from './subscribe.ts'

const on = implement(content).$context<CallContext>().use(admitted)

export const procedures = on.router({
  subscribe: on.subscribe.handler(({ context, input }) => subscribe(context, input)),
})
