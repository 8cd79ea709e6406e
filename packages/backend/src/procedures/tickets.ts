import { tickets } from '@hostfront/contract/tickets'
import { bind } from '../access/bind.ts'
import { answerTicket } from '../tickets/answer-ticket.ts'
import { closeTicket, reopenTicket } from '../tickets/close-ticket.ts'
import { countTickets, listOwnTickets, listTickets } from '../tickets/list-tickets.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { readOwnTicket } from '../tickets/own-ticket.ts'
import { replyToTicket } from '../tickets/reply-to-ticket.ts'
import { inspectTicket } from '../tickets/ticket-file.ts'
import { updateTicket } from '../tickets/update-ticket.ts'

export const procedures = bind(tickets, {
  mine: listOwnTickets,
  read: readOwnTicket,
  open: openTicket,
  reply: replyToTicket,
  close: closeTicket,
  reopen: reopenTicket,
  list: listTickets,
  counts: countTickets,
  inspect: inspectTicket,
  answer: answerTicket,
  update: updateTicket,
})
