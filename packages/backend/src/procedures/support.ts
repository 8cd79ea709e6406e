import { support } from '@hostfront/contract/support'
import { bind } from '../access/bind.ts'
import { listMessages, listSubscribers } from '../support/list-from-visitors.ts'
import { sendMessage } from '../support/send-message.ts'

export const procedures = bind(support, {
  sendMessage,
  messages: listMessages,
  subscribers: listSubscribers,
})
