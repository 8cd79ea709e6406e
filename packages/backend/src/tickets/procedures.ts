import { tickets } from '@hostfront/contract/tickets'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { once } from '../idempotency/once.ts'
import { answerTicket } from './answer-ticket.ts'
import { closeTicket, reopenTicket } from './close-ticket.ts'
import { listOwnTickets, listTickets } from './list-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { readOwnTicket } from './own-ticket.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { inspectTicket } from './ticket-file.ts'
import { updateTicket } from './update-ticket.ts'

const on = implement(tickets).$context<CallContext>().use(admitted)

export const procedures = on.router({
  mine: on.mine.handler(({ context, input }) => listOwnTickets(signedIn(context), input)),
  read: on.read.handler(({ context, input }) => readOwnTicket(signedIn(context), input)),
  open: on.open.use(once).handler(({ context, input }) => openTicket(signedIn(context), input)),
  reply: on.reply
    .use(once)
    .handler(({ context, input }) => replyToTicket(signedIn(context), input)),
  close: on.close.handler(({ context, input }) => closeTicket(signedIn(context), input)),
  reopen: on.reopen.handler(({ context, input }) => reopenTicket(signedIn(context), input)),
  list: on.list.handler(({ context, input }) => listTickets(signedIn(context), input)),
  inspect: on.inspect.handler(({ context, input }) => inspectTicket(signedIn(context), input)),
  answer: on.answer
    .use(once)
    .handler(({ context, input }) => answerTicket(signedIn(context), input)),
  update: on.update.handler(({ context, input }) => updateTicket(signedIn(context), input)),
})
