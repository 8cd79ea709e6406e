import type { TicketPriority, TicketStatus } from '@hostfront/domain/tickets/ticket'

export const TICKET_STATUS_NAMES: Record<TicketStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}

export const TICKET_PRIORITY_NAMES: Record<TicketPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}
