import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { type OpenServer, openServer } from '../open-server.ts'
import { faultsOf, readShop, type ShopRecord, stockShop } from '../shop-record.ts'
import { type Acknowledged, Gate, OrderingClient } from './ordering-client.ts'

const CLIENTS = 8
/** Moments of the kills after the load has begun are spread evenly at random over this. */
const LONGEST_LOAD_MS = 1200
const PLENTY = 5_000_000_000

export interface KillReport {
  kills: number
  acknowledged: number
  /** Acknowledged, but not there after a restart. */
  lost: number
  retries: number
  readonly faults: string[]
}

export interface KillOptions {
  readonly database: Database['kind']
  readonly kills: number
  /** Damages the stopped server's data, to see whether that is noticed. */
  readonly damage?: (database: Database, acknowledged: readonly Acknowledged[]) => Promise<unknown>
}

/**
 * Kills a server at random moments while eight clients order with coins, starts it on the same data and compares
 * the shop with every answer the clients were given.
 */
export async function killServer({ database, kills, damage }: KillOptions): Promise<KillReport> {
  const server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
  const gate = new Gate()
  const report: KillReport = { kills: 0, acknowledged: 0, lost: 0, retries: 0, faults: [] }
  try {
    const customers = Array.from({ length: CLIENTS }, (_, at) => ({
      name: `customer-${at}`,
      coins: PLENTY,
    }))
    const { people, admin } = await stockShop(server, customers)
    const clients = people.map((person) => new OrderingClient(person, gate))
    const lost = new Set<string>()
    const running = Promise.all(clients.map((client) => client.run()))
    const compare = async () => {
      const shop = await readShop(admin)
      const acknowledged = clients.flatMap((client) => client.acknowledged)
      for (const fault of compareWith(shop, acknowledged, lost)) report.faults.push(fault)
      report.acknowledged = acknowledged.length
      report.lost = lost.size
    }
    for (let kill = 0; kill < kills; kill++) {
      await pause(Math.random() * LONGEST_LOAD_MS)
      await server.kill()
      gate.close()
      report.kills++
      await server.start()
      await allWaiting(clients)
      await compare()
      gate.open()
    }
    await pause(200)
    gate.close()
    await allWaiting(clients)
    if (damage)
      await damageStopped(server, () =>
        damage(
          server.database,
          clients.flatMap((client) => client.acknowledged),
        ),
      )
    await compare()
    for (const client of clients) client.end()
    gate.open()
    await running
    report.retries = clients.reduce((sum, client) => sum + client.retries, 0)
    report.faults.push(...clients.flatMap((client) => client.faults))
    return report
  } finally {
    gate.open()
    await server.close()
  }
}

async function damageStopped(server: OpenServer, damage: () => Promise<unknown>): Promise<void> {
  await server.stop()
  await damage()
  await server.start()
}

/** Requests that were on their way when the gate closed come to an end first. */
async function allWaiting(clients: readonly OrderingClient[]): Promise<void> {
  while (!clients.every((client) => client.isWaiting)) await pause(5)
}

function compareWith(
  shop: ShopRecord,
  acknowledged: readonly Acknowledged[],
  lost: Set<string>,
): string[] {
  const faults = faultsOf(shop)
  const byName = new Map<string, string[]>()
  for (const { serverName, id } of shop.orders)
    byName.set(serverName, [...(byName.get(serverName) ?? []), id])
  for (const [name, ids] of byName)
    if (ids.length > 1) faults.push(`${ids.length} orders under the key ${name}`)
  const statuses = new Map(shop.orders.map(({ id, status }) => [id, status]))
  for (const { id, serverName, isCancelled } of acknowledged) {
    const status = statuses.get(id)
    if (status === undefined) {
      if (!lost.has(id)) faults.push(`order ${serverName} was acknowledged and is not there`)
      lost.add(id)
    } else if (isCancelled && status !== 'cancelled') {
      faults.push(`order ${serverName} was cancelled and is ${status}`)
    }
  }
  return faults
}
