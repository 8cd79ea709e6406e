import type { Waiting } from '@hostfront/contract/admin'
import type { SignedInCall } from '../call/context.ts'

/** What waits for the team, counted. */
export const countWaiting = (call: SignedInCall): Promise<Waiting> =>
  call.store.read(async (tx) => {
    const [orders, tickets, servers] = await Promise.all([
      tx.orders.count({ status: 'pending' }),
      tx.tickets.count({ status: 'open' }),
      tx.instances.count({ phase: 'person' }),
    ])
    return { orders, tickets, servers }
  })
