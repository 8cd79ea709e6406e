import type { OwnTicketHead, QueuedTicket } from '@hostfront/contract/tickets'
import type { Ticket, TicketStatus } from '@hostfront/domain/tickets/ticket'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  type PageRequest,
  pageQuery,
  type SortRequest,
  sortedPageQuery,
} from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { countByState } from '../call/tally-found.ts'
import { asOwnHead } from './own-ticket.ts'
import { asQueued } from './ticket-file.ts'

/** The caller's own tickets, newest first. */
export function listOwnTickets(
  call: SignedInCall,
  { status, ...page }: PageRequest & { readonly status?: TicketStatus | undefined },
): Promise<Page<OwnTicketHead>> {
  return call.store.read(async (tx) => {
    const where = { userId: call.actor.id, ...(status ? { status } : {}) }
    const { items, next } = await tx.tickets.list({ ...pageQuery(page), where })
    return { items: items.map(asOwnHead), next }
  })
}

interface ListTickets extends SortRequest<'text' | 'updatedAt' | 'status'> {
  readonly status?: TicketStatus | undefined
  readonly userId?: string | undefined
  readonly serviceId?: string | undefined
  readonly assigneeId?: string | null | undefined
}

/** Everybody's tickets, newest first, with whose they are and who looks after them. */
export function listTickets(
  call: SignedInCall,
  { status, userId, serviceId, assigneeId, ...page }: ListTickets,
): Promise<Page<QueuedTicket>> {
  const where: Where<Ticket> = {
    ...(status ? { status } : {}),
    ...(userId ? { userId } : {}),
    ...(assigneeId === undefined ? {} : { assigneeId }),
  }
  return call.store.read(async (tx) => {
    const about = serviceId === undefined ? {} : await aboutService(tx, serviceId)
    const asked = { ...sortedPageQuery(page), where: { ...about, ...where } }
    const { items, next } = await tx.tickets.list(asked)
    const people = items.flatMap((ticket) => [ticket.userId, ticket.assigneeId])
    const users = await rowsById(tx.users, people)
    return {
      items: items.map((ticket) => asQueued(ticket, users)),
      next,
    }
  })
}

/** Found among those of its customer, who has few. */
async function aboutService(tx: ReadTx, serviceId: string): Promise<Where<Ticket>> {
  const service = await tx.services.get(serviceId)
  return { serviceId, ...(service ? { userId: service.userId } : {}) }
}

/** How many tickets are in each state; `assigneeId` null: of those that nobody looks after. */
export const countTickets = (call: SignedInCall, { assigneeId }: Pick<ListTickets, 'assigneeId'>) =>
  call.store.read((tx) =>
    countByState(tx.tickets, 'status', assigneeId === undefined ? {} : { assigneeId }),
  )
