import type { Waiting } from '@hostfront/contract/admin'
import type { SignedInCall } from '../call/context.ts'
import { TO_ANSWER, TO_DECIDE } from '../disputes/waiting-disputes.ts'

const PANELS = 100

/** What waits for the team, counted. */
export const countWaiting = (call: SignedInCall): Promise<Waiting> =>
  call.store.read(async (tx) => {
    const [orders, payments, tickets, servers, refunds, toAnswer, toDecide, panels] =
      await Promise.all([
        tx.orders.count({ status: 'pending' }),
        tx.declarations.count({ state: 'waiting' }),
        tx.tickets.count({ status: 'open' }),
        tx.instances.count({ phase: 'person' }),
        tx.refunds.count({ state: 'to-send' }),
        tx.disputes.count(TO_ANSWER),
        tx.disputes.count(TO_DECIDE),
        tx.panels.list({ limit: PANELS }),
      ])
    const differences = panels.items.reduce((sum, panel) => sum + (panel.differences ?? 0), 0)
    const disputes = toAnswer + toDecide
    return { orders, payments, tickets, servers, differences, refunds, disputes }
  })
