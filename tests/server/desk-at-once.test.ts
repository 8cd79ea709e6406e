/** Of 50 at the same moment that exclude each other one takes effect: at one server, and at two on one database. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, createCaller } from './caller.ts'
import { copyOfNewShop, createDatabase, type Database } from './database.ts'
import {
  type Act,
  applyRow,
  approve,
  approveOrder,
  credit,
  giveCoins,
  type MoneyDesk,
  moneyDesk,
  PRICE,
  payWithCoins,
  record,
  send,
  undo,
} from './money-desk.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { outcomeOf } from './refusal.ts'
import { faultsOf, readShop, stockShop } from './shop-record.ts'

const AT_ONCE = 50
const BUSY = 'STORAGE_UNAVAILABLE'

/** One way of those that exclude each other; each is sent anew, as by another person. */
type Way = readonly ['admin' | 'jane', () => Act]

const TOO_LATE = ['ALREADY_DECIDED', 'INVOICE_NOT_PAYABLE', 'REFERENCE_USED']

interface Race {
  readonly name: string
  readonly prepare: (desk: MoneyDesk) => Promise<readonly Way[]>
  /** How many take effect. */
  readonly done: number
  readonly refused: readonly string[]
}

const RACES: readonly Race[] = [
  {
    name: 'one declaration is approved',
    prepare: async ({ issue, declare }) => {
      const id = await declare([(await issue()).id])
      return [['admin', () => approve(id)]]
    },
    done: 1,
    refused: TOO_LATE,
  },
  {
    name: 'one invoice is paid by coins, by hand, by what was declared and by a row of a statement',
    prepare: async ({ issue, declare }) => {
      const { id } = await issue()
      const declared = await declare([id])
      return [
        ['jane', () => payWithCoins(id)],
        ['admin', () => record(id)],
        ['admin', () => approve(declared)],
        ['admin', () => applyRow(id)],
      ]
    },
    done: 1,
    refused: TOO_LATE,
  },
  {
    name: 'a part is approved, and another by what else was declared',
    prepare: async ({ issue, declare }) => {
      const { id } = await issue()
      const declared = [await declare([id]), await declare([id])]
      return declared.map((one) => ['admin', () => approve(one, PRICE / 2)] as const)
    },
    done: 2,
    refused: TOO_LATE,
  },
  {
    name: 'an order is paid and approved, or paid by hand',
    prepare: async ({ place }) => {
      const { order, invoice } = await place()
      return [
        ['admin', () => approveOrder(order.id)],
        ['admin', () => record(invoice.id)],
      ]
    },
    done: 1,
    refused: [...TOO_LATE, 'PAYMENT_AMOUNT_DIFFERS'],
  },
  {
    name: 'a paid invoice is refunded, to coins or outside, or its payment undone',
    prepare: async ({ paid, paymentOf }) => {
      const { id } = await paid()
      const payment = await paymentOf(id)
      return [
        ['admin', () => credit(id, 'coins')],
        ['admin', () => credit(id, 'off-site')],
        ['admin', () => undo(payment)],
      ]
    },
    done: 1,
    refused: ['NOT_CREDITABLE', 'PAYMENT_KEPT'],
  },
  {
    name: 'a refund is sent or given as coins',
    prepare: async ({ owed }) => {
      const id = await owed()
      return [
        ['admin', () => send(id)],
        ['admin', () => giveCoins(id)],
      ]
    },
    done: 1,
    refused: ['NOTHING_TO_DO'],
  },
  {
    name: 'an order that a transfer has paid is approved and refunded',
    prepare: async ({ place, admin }) => {
      const { order, invoice } = await place()
      await record(invoice.id)(admin.api)
      return [
        ['admin', () => (api) => api.orders.approve({ id: order.id })],
        ['admin', () => (api) => api.orders.reject({ id: order.id, reason: 'No room left.' })],
      ]
    },
    done: 1,
    refused: TOO_LATE,
  },
]

const PLACES = [
  ['one server on PGlite', 'PGlite', 1],
  ...(process.env.DATABASE_URL
    ? ([
        ['one server on PostgreSQL', 'PostgreSQL', 1],
        ['two servers on one PostgreSQL', 'PostgreSQL', 2],
      ] as const)
    : []),
] as const

describe.each(PLACES)('%s', (_place, kind, count) => {
  let database: Database
  const servers: OpenServer[] = []
  let desk: MoneyDesk
  beforeAll(async () => {
    database = await (kind === 'PGlite' ? copyOfNewShop() : createDatabase(kind))
    for (let at = 0; at < count; at++) {
      servers.push(await openServer({ database, env: { LOG_LEVEL: 'error' } }))
    }
    const [first] = servers
    if (!first) throw new Error('no server')
    const { people, admin } = await stockShop(first, [{ name: 'jane', coins: 100 * PRICE }])
    const [jane] = people
    if (!jane) throw new Error('nobody to buy')
    desk = moneyDesk(jane, admin)
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await database?.remove()
  })

  /**
   * The same browser at one of the servers, in turns. Where the machine is so busy that the database does not answer in time,
   * it asks again under its key, as a page does.
   */
  async function send(act: Act, { cookies }: Caller, at: number): Promise<string> {
    const caller = createCaller(() => servers[at % servers.length]?.url ?? '', { cookies })
    const key = randomUUID()
    let outcome = BUSY
    while (outcome === BUSY) outcome = await outcomeOf(act(caller.once(key)))
    return outcome
  }

  test.each(RACES)('$name', async ({ prepare, done, refused }) => {
    await desk.admin.api.accounts.confirm({ password: ADMIN.password })
    const ways = await prepare(desk)
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => {
        const [who, act] = ways[at % ways.length] ?? []
        if (!who || !act) throw new Error('no way')
        // Each way goes to each server.
        return send(act(), desk[who], Math.floor(at / ways.length))
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(done)
    const others = new Set(outcomes.filter((outcome) => outcome !== 'ok'))
    expect([...others].filter((code) => !refused.includes(code))).toEqual([])
    expect((await desk.admin.api.shop.checkIntegrity()).problems).toEqual([])
    expect(faultsOf(await readShop(desk.admin))).toEqual([])
  })
})
