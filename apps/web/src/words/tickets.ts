import type { ServiceStatus } from '@hostfront/domain/services/service'
import type { TicketPriority, TicketStatus } from '@hostfront/domain/tickets/ticket'
import { capitalized } from '../ui/capitalized.ts'

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

/** The state of the service that a ticket is about; `day`: when it expires. */
export function serviceLine(status: ServiceStatus, day: string): string {
  const name = capitalized(status)
  return status === 'active' || status === 'suspended' ? `${name}, expires ${day}` : name
}
