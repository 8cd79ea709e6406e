import type { Waiting } from '@hostfront/contract/admin'
import type { SignedInCall } from '../call/context.ts'

const PANELS = 100

/** What waits for the team, counted. */
export const countWaiting = (call: SignedInCall): Promise<Waiting> =>
  call.store.read(async (tx) => {
    const [orders, payments, tickets, servers, refunds, panels] = await Promise.all([
      tx.orders.count({ status: 'pending' }),
      tx.declarations.count({ state: 'waiting' }),
      tx.tickets.count({ status: 'open' }),
      tx.instances.count({ phase: 'person' }),
      tx.refunds.count({ state: 'to-send' }),
      tx.panels.list({ limit: PANELS }),
    ])
    const differences = panels.items.reduce((sum, panel) => sum + (panel.differences ?? 0), 0)
    return { orders, payments, tickets, servers, differences, refunds }
  })
