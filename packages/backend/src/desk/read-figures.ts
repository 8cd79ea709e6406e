import type { Figures } from '@hostfront/contract/desk'
import {
  type DayTally,
  dayFigures,
  figuresFrom,
  INCOME_KINDS,
  MONEY_METHODS,
} from '@hostfront/domain/desk/day-figures'
import { Location } from '@hostfront/domain/orders/options'
import type { ReadTx, Tally } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'

/** The shop at a glance: counted by the store, so that it costs the same few questions however large the shop is. */
export function readFigures(call: SignedInCall): Promise<Figures> {
  const now = call.now()
  const count = async (tx: ReadTx) => {
    const [clients, places, pendingOrders, openTickets, facts] = await Promise.all([
      tx.users.count({ role: 'user', status: { in: ['active', 'suspended'] } }),
      tx.userServices.tally({ by: 'location', where: { status: 'active' } }),
      tx.orders.count({ status: 'pending' }),
      tx.tickets.count({ status: 'open' }),
      readDays(tx, figuresFrom(now)),
    ])
    const days = dayFigures(now, facts)
    return {
      clients,
      activeServices: places.reduce((sum, { count }) => sum + count, 0),
      pendingOrders,
      openTickets,
      revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
      locations: [...Location.options, null]
        .map((location) => ({
          location,
          services: places.find(({ key }) => key === location)?.count ?? 0,
        }))
        .filter(({ location, services }) => location !== null || services > 0),
      days,
    }
  }
  return call.store.read(count, { isLong: true })
}

async function readDays(tx: ReadTx, from: string) {
  const [paidInvoices, coinEntries, orders] = await Promise.all([
    tx.invoices.tally({
      by: 'paidAt',
      perDay: true,
      sum: 'total',
      where: { status: 'paid', paymentMethod: { in: MONEY_METHODS }, paidAt: { gte: from } },
    }),
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
    coinEntries: coinEntries.map(asDay),
    orders: orders.map(asDay),
  }
}

const asDay = ({ key, count, sum }: Tally): DayTally => ({ day: String(key), count, sum })
