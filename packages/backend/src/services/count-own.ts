import type { OwnFigures } from '@hostfront/contract/services'
import type { SignedInCall } from '../call/context.ts'

/** How much the caller has, whatever the length of its lists. */
export function countOwn(call: SignedInCall): Promise<OwnFigures> {
  const userId = call.actor.id
  return call.store.read(async (tx) => {
    const [activeServices, domains, openTickets] = await Promise.all([
      tx.services.count({ userId, status: 'active' }),
      tx.domains.count({ userId }),
      tx.tickets.count({ userId, status: { in: ['open', 'answered'] } }),
    ])
    return { activeServices, domains, openTickets }
  })
}
