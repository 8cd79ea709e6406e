import type { Waiting } from '@hostfront/contract/admin'
import type { SignedInCall } from '../call/context.ts'

const PANELS = 100

/** What waits for the team, counted. */
export const countWaiting = (call: SignedInCall): Promise<Waiting> =>
  call.store.read(async (tx) => {
    const [orders, tickets, servers, panels] = await Promise.all([
      tx.orders.count({ status: 'pending' }),
      tx.tickets.count({ status: 'open' }),
      tx.instances.count({ phase: 'person' }),
      tx.panels.list({ limit: PANELS }),
    ])
    const differences = panels.items.reduce((sum, panel) => sum + (panel.differences ?? 0), 0)
    return { orders, tickets, servers, differences }
  })
