import type { Figures } from '@hostfront/contract/admin'
import { incomeBySteps } from '@hostfront/domain/reports/income'
import { lastDays, timesIn } from '@hostfront/domain/reports/period'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { readSteps } from '../reports/read-documents.ts'
import { countByLocation } from './count-by-location.ts'

/** The period that figures look back on, today included. */
const FIGURE_DAYS = 30

/** The shop at a glance: counted by the store, so that it costs the same few questions however large the shop is. */
export function readFigures(call: SignedInCall): Promise<Figures> {
  const now = call.now()
  const count = async (tx: ReadTx) => {
    const [clients, locations, pendingOrders, openTickets, days] = await Promise.all([
      tx.users.count({ role: 'user', status: { in: ['active', 'suspended'] } }),
      countByLocation(tx),
      tx.orders.count({ status: 'pending' }),
      tx.tickets.count({ status: 'open' }),
      readLastDays(tx, now.slice(0, 10)),
    ])
    return {
      clients,
      activeServices: locations.reduce((sum, { services }) => sum + services, 0),
      pendingOrders,
      openTickets,
      revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
      tax: days.reduce((sum, { tax }) => sum + tax, 0),
      locations,
      days,
    }
  }
  return call.store.read(count, { isLong: true })
}

/** What came in as the reports have it, and how many orders of any state were placed. */
async function readLastDays(tx: ReadTx, today: string): Promise<Figures['days']> {
  const period = lastDays(today, FIGURE_DAYS)
  const [documents, placed] = await Promise.all([
    readSteps(tx, period),
    tx.orders.tally({ by: 'createdAt', perDay: true, where: { createdAt: timesIn(period) } }),
  ])
  const orders = new Map(placed.map(({ key, count }) => [key, count]))
  return incomeBySteps(period, documents).map(({ step, gross, tax }) => ({
    day: step,
    revenue: gross,
    tax,
    orders: orders.get(step) ?? 0,
  }))
}
