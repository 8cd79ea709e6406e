import type { Figures } from '@hostfront/contract/admin'
import {
  type DayTally,
  dayFigures,
  figuresFrom,
  INCOME_KINDS,
} from '@hostfront/domain/admin/day-figures'
import { COINS } from '@hostfront/domain/payments/coins'
import type { ReadTx, Tally } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { countByLocation } from './count-by-location.ts'

/** The shop at a glance: counted by the store, so that it costs the same few questions however large the shop is. */
export function readFigures(call: SignedInCall): Promise<Figures> {
  const now = call.now()
  const count = async (tx: ReadTx) => {
    const [clients, locations, pendingOrders, openTickets, facts] = await Promise.all([
      tx.users.count({ role: 'user', status: { in: ['active', 'suspended'] } }),
      countByLocation(tx),
      tx.orders.count({ status: 'pending' }),
      tx.tickets.count({ status: 'open' }),
      readDays(tx, figuresFrom(now)),
    ])
    const days = dayFigures(now, facts)
    return {
      clients,
      activeServices: locations.reduce((sum, { services }) => sum + services, 0),
      pendingOrders,
      openTickets,
      revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
      locations,
      days,
    }
  }
  return call.store.read(count, { isLong: true })
}

async function readDays(tx: ReadTx, from: string) {
  const paid = { status: 'paid', paidAt: { gte: from } } as const
  const byDay = { by: 'paidAt', perDay: true, sum: 'total' } as const
  const [paidInvoices, coinInvoices, coinEntries, orders] = await Promise.all([
    tx.invoices.tally({ ...byDay, where: paid }),
    tx.invoices.tally({ ...byDay, where: { ...paid, paymentMethod: COINS } }),
    tx.coinEntries.tally({
      by: 'createdAt',
      perDay: true,
      sum: 'amount',
      where: { kind: { in: INCOME_KINDS }, createdAt: { gte: from } },
    }),
    tx.orders.tally({ by: 'createdAt', perDay: true, where: { createdAt: { gte: from } } }),
  ])
  return {
    paidInvoices: paidInvoices.map(asDay),
    coinInvoices: coinInvoices.map(asDay),
    coinEntries: coinEntries.map(asDay),
    orders: orders.map(asDay),
  }
}

const asDay = ({ key, count, sum }: Tally): DayTally => ({ day: String(key), count, sum })
