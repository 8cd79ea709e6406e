import type { Transitions } from '../transitions.ts'
import type { TicketStatus } from './ticket.ts'

export type TicketAction = 'ask' | 'answer' | 'close' | 'reopen'

/** The customer asks, the team answers, either closes and reopens. Who writes into a closed ticket reopens it. */
export const TICKET_LIFECYCLE: Transitions<TicketStatus, TicketAction> = {
  open: { ask: 'open', answer: 'answered', close: 'closed' },
  answered: { ask: 'open', answer: 'answered', close: 'closed' },
  closed: { ask: 'open', answer: 'answered', reopen: 'open' },
}
