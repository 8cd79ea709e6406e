import { support } from '@hostfront/contract/support'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { listMessages, listSubscribers } from './list-from-visitors.ts'
import { sendMessage } from './send-message.ts'

const on = implement(support).$context<CallContext>().use(admitted)

export const procedures = on.router({
  sendMessage: on.sendMessage.handler(({ context, input }) => sendMessage(context, input)),
  messages: on.messages.handler(({ context, input }) => listMessages(signedIn(context), input)),
  subscribers: on.subscribers.handler(({ context, input }) =>
    listSubscribers(signedIn(context), input),
  ),
})
