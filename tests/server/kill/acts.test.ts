/** Each act of the money desk, killed before its commit and after it: it happens wholly or not at all, and once. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { DATABASES } from '../database.ts'
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
} from '../money-desk.ts'
import { ADMIN, type OpenServer, openServer } from '../open-server.ts'
import { faultsOf, readDocument, readShop, stockShop } from '../shop-record.ts'

/** Who does it, and what, once what it needs is there. */
type Kind = readonly [string, 'admin' | 'jane', (desk: MoneyDesk) => Promise<Act>]

const ACTS: readonly Kind[] = [
  [
    'approving a declaration',
    'admin',
    async ({ issue, declare }) => approve(await declare([(await issue()).id])),
  ],
  [
    'approving a part',
    'admin',
    async ({ place, declare }) => approve(await declare([(await place()).invoice.id]), PRICE - 100),
  ],
  ['a top-up', 'admin', async ({ declare }) => approve(await declare([]))],
  ['recording a payment', 'admin', async ({ issue }) => record((await issue()).id)],
  ['approving a paid order', 'admin', async ({ place }) => approveOrder((await place()).order.id)],
  ['applying a row', 'admin', async ({ issue }) => applyRow((await issue()).id)],
  [
    'undoing a payment',
    'admin',
    async ({ paid, paymentOf }) => undo(await paymentOf((await paid()).id)),
  ],
  ['a credit note', 'admin', async ({ paid }) => credit((await paid()).id, 'off-site')],
  ['a credit note to coins', 'admin', async ({ paid }) => credit((await paid()).id, 'coins')],
  ['sending a refund', 'admin', async ({ owed }) => send(await owed())],
  ['giving coins for a refund', 'admin', async ({ owed }) => giveCoins(await owed())],
  ['paying with coins', 'jane', async ({ issue }) => payWithCoins((await issue()).id)],
  ['a change of plan', 'jane', ({ planChange }) => planChange()],
]

const DIES = pathToFileURL(join(import.meta.dirname, 'die-at-commit.mjs')).href

describe.each(DATABASES)('on %s', (database) => {
  const orders = join(tmpdir(), `hostfront-die-${randomUUID()}.json`)
  let server: OpenServer
  let desk: MoneyDesk
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'error', NODE_OPTIONS: `--import ${DIES}`, DIE_ORDER: orders }
    server = await openServer({ database, env })
    const { people, admin } = await stockShop(server, [{ name: 'jane', coins: 1000 * PRICE }])
    const [jane] = people
    if (!jane) throw new Error('nobody to buy')
    desk = moneyDesk(jane, admin)
  })
  afterAll(async () => {
    await server?.close()
    await rm(orders, { force: true })
  })

  /** Kills it around the `nth` commit that has `text` among its values, while `call` is under way; starts it again. */
  async function killed(
    at: 'before' | 'after',
    text: string,
    call: () => Promise<unknown>,
    nth = 1,
  ): Promise<void> {
    await writeFile(orders, JSON.stringify({ at, text, nth }))
    const { pid } = server
    await expect(call()).rejects.not.toMatchObject({ defined: true })
    await expect.poll(() => isAlive(pid), { interval: 20 }).toBe(false)
    await server.kill()
    await server.start()
  }

  test.each(ACTS)('%s', async (_name, who, prepare) => {
    await desk.admin.api.accounts.confirm({ password: ADMIN.password })
    const act = await prepare(desk)
    const key = randomUUID()
    const caller: Caller = desk[who]
    const call = () => act(caller.once(key))
    const before = await booksOf(desk.admin)
    await killed('before', key, call)
    expect(await booksOf(desk.admin)).toEqual(before)
    await killed('after', key, call)
    const after = await booksOf(desk.admin)
    expect(after).not.toEqual(before)
    const answer = await call()
    expect(await call()).toEqual(answer)
    expect(await booksOf(desk.admin)).toEqual(after)
    expect((await desk.admin.api.shop.checkIntegrity()).problems).toEqual([])
    expect(faultsOf(await readShop(desk.admin))).toEqual([])
  })

  test.each(['an invoice', 'coins'] as const)(
    'what a gateway tells of %s, around keeping it and around what it does',
    async (what) => {
      const { jane, admin } = desk
      const stripe = await startStripeSimulator()
      try {
        const { key, webhookSecret: webhookKey, address } = stripe
        const name = `Card for ${what}`
        const form = { kind: 'stripe', name, key, webhookKey, address, isOn: true } as const
        const { id: paymentMethod, webhookAddress } = await admin.api.gateways.add(form)
        const coinsNow = async () => (await jane.api.accounts.me())?.coins ?? 0
        /** How often it has been paid. */
        const begin = async () => {
          const before = await coinsNow()
          if (what === 'coins') {
            const { attemptId } = await jane.api.gateways.buyCoins({ amount: 1000, paymentMethod })
            return { attemptId, paid: async () => ((await coinsNow()) - before) / 1000 }
          }
          const invoiceId = (await desk.issue()).id
          const { attemptId } = await jane.api.gateways.pay({ invoiceId, paymentMethod })
          const paid = async () => (await jane.api.payments.ofInvoice({ invoiceId })).length
          return { attemptId, paid }
        }
        for (const [at, nth] of [
          ['before', 1],
          ['after', 1],
          ['before', 2],
          ['after', 2],
        ] as const) {
          const { attemptId, paid } = await begin()
          const session = stripe.account.sessions.find(
            ({ clientReferenceId }) => clientReferenceId === attemptId,
          )
          stripe.pay(session?.id ?? '')
          const message = stripe.account.messages.find(({ body }) =>
            body.includes(session?.id ?? '-'),
          )
          if (!message) throw new Error('No message')
          const tell = async () => {
            const headers = {
              'stripe-signature': stripe.sign(message),
              'content-type': 'application/json',
            }
            return fetch(webhookAddress, { method: 'POST', body: message.body, headers })
          }
          await killed(at, attemptId, tell, nth)
          // What is kept may be done already, by the job that looks for it at the start; told again, it is done at once.
          if (nth === 1 && at === 'before') expect(await paid()).toBe(0)
          if (nth === 2 && at === 'after') expect(await paid()).toBe(1)
          expect((await tell()).status).toBe(200)
          await expect.poll(paid, { timeout: 10_000 }).toBe(1)
          expect((await tell()).status).toBe(200)
          expect(await paid()).toBe(1)
        }
        expect((await admin.api.shop.checkIntegrity()).problems).toEqual([])
      } finally {
        await stripe.close()
      }
    },
  )
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** What somebody has done is in the log; what the shop does by itself, and who asks, is not the act's. */
const isOfAct = ({ action }: { readonly action: string }): boolean =>
  !/^(shop|accounts|lifecycle)\./.test(action)

const BOOKS = [
  'coinEntries',
  'creditNotes',
  'declarations',
  'invoices',
  'notifications',
  'orders',
  'paymentAllocations',
  'payments',
  'refunds',
  'statementRows',
  'userServices',
]

/** Everything that is written down about money, and every balance. */
async function booksOf(admin: Caller): Promise<Record<string, unknown>> {
  const document: Record<string, unknown> & { users: unknown; auditLog: unknown } =
    await readDocument(admin)
  const rows = (name: string) => {
    const found = document[name]
    if (!Array.isArray(found)) throw new Error(`The document has no ${name}`)
    return found as { id: string; action: string; coins?: number }[]
  }
  return {
    ...Object.fromEntries(BOOKS.map((name) => [name, rows(name)])),
    balances: rows('users').map(({ id, coins }) => [id, coins]),
    log: rows('auditLog').filter(isOfAct),
  }
}
