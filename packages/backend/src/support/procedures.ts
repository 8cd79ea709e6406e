import { support } from '@hostfront/contract/support'
import { implement } from '@orpc/server'
import { admitted, type CallContext } from '../answers.ts'
import { sendMessage } from './send-message.ts'

const on = implement(support).$context<CallContext>().use(admitted)

export const procedures = on.router({
  sendMessage: on.sendMessage.handler(({ context, input }) => sendMessage(context, input)),
})
