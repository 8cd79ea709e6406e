import { randomUUID } from 'node:crypto'
import type { User } from '@hostfront/domain/accounts/user'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject } from '@hostfront/domain/billing/invoice-subject'
import type { Order } from '@hostfront/domain/orders/order'
import type { Service } from '@hostfront/domain/services/service'
import { ORPCError } from '@orpc/client'
import type { Caller } from './caller.ts'
import { ADMIN, type OpenServer } from './open-server.ts'

/** The shop's own account of itself: what an administrator exports, parsed. */
export interface ShopRecord {
  readonly users: User[]
  readonly coinEntries: CoinEntry[]
  readonly orders: Order[]
  readonly invoices: Invoice[]
  readonly services: Service[]
  readonly auditLog: AuditEntry[]
}

type ShopDocument = Omit<ShopRecord, 'services'> & { readonly userServices: Service[] }

/** The exported document, as an import takes it. */
export async function readDocument(admin: Caller): Promise<ShopDocument> {
  const { text } = await exportOf(admin)
  return JSON.parse(text) as ShopDocument
}

/** Without the lines that the asking itself leaves in the log. */
export async function readShop(admin: Caller): Promise<ShopRecord> {
  // The document calls services by the seed's name.
  const { userServices, ...shop } = await readDocument(admin)
  const auditLog = shop.auditLog.filter(({ action }) => action !== 'shop.exportDocument')
  return { ...shop, services: userServices, auditLog }
}

/** Long runs outlast a confirmation. */
async function exportOf({ api }: Caller): Promise<{ text: string }> {
  try {
    return await api.shop.exportDocument()
  } catch (error) {
    if (!(error instanceof ORPCError && error.code === 'CONFIRMATION_REQUIRED')) throw error
    await api.accounts.confirm({ password: ADMIN.password })
    return api.shop.exportDocument()
  }
}

/** What does not add up: balances and the ledger, orders and what must exist with them. Empty when all is well. */
export function faultsOf(shop: ShopRecord): string[] {
  return [
    ...shop.users.flatMap((user) => ledgerFaults(user, shop)),
    ...shop.orders.flatMap((order) => orderFaults(order, shop)),
    ...shop.invoices.flatMap((invoice) => invoiceFaults(invoice, shop)),
    ...strayEntries(shop),
    ...repeatedNumbers(shop),
  ]
}

/** The entries of a customer lead from 0 to the balance, in whatever order they were written. */
function ledgerFaults(user: User, { coinEntries }: ShopRecord): string[] {
  const own = coinEntries.filter(({ userId }) => userId === user.id)
  const sum = own.reduce((total, { amount }) => total + amount, 0)
  const faults =
    sum === user.coins ? [] : [`${user.email} has ${user.coins}, the ledger says ${sum}`]
  const ends = [0, ...own.map(({ balanceAfter }) => balanceAfter)]
  const starts = [...own.map(({ balanceAfter, amount }) => balanceAfter - amount), user.coins]
  const isChain = ends.sort(ascending).join() === starts.sort(ascending).join()
  return isChain ? faults : [...faults, `the ledger of ${user.email} has a gap`]
}

const ascending = (one: number, other: number) => one - other

/**
 * No half order: it has its invoice, and its coins have moved where they pay it; a service runs for every active order,
 * unless an administrator has removed it.
 */
function orderFaults(
  order: Order,
  { coinEntries, invoices, services, auditLog }: ShopRecord,
): string[] {
  const faults: string[] = []
  const moved = coinEntries.filter(({ reference }) => reference === order.id)
  const sum = moved.reduce((total, { amount }) => total + amount, 0)
  const isKept = order.status === 'pending' || order.status === 'active'
  const expected = order.paidWithCoins && isKept ? -order.amountDue : 0
  if (sum !== expected)
    faults.push(`order ${order.id} (${order.status}) moved ${sum}, not ${expected}`)
  const bills = invoices.filter((bill) => idOfSubject(bill, 'order') === order.id).length
  if (bills !== 1) faults.push(`order ${order.id} has ${bills} invoices`)
  const isOfOrder = ({ orderId }: { orderId?: unknown }) => orderId === order.id
  const removed = auditLog.filter(
    ({ action, before }) =>
      action === 'services.remove' && isOfOrder(Object(JSON.parse(before ?? '{}'))),
  )
  const running = services.filter(isOfOrder).length + removed.length
  if (running !== (order.status === 'active' ? 1 : 0)) {
    faults.push(`order ${order.id} (${order.status}) has ${running} services`)
  }
  return faults
}

/**
 * Coins have paid an invoice once, what it still owed, or not at all; those of an order that they pay refer to the order. No
 * more than it costs came back of it; what came in beyond it is no concern of its own.
 */
function invoiceFaults({ id, status, total, ...invoice }: Invoice, shop: ShopRecord): string[] {
  const order = shop.orders.find((each) => each.id === idOfSubject(invoice, 'order'))
  const moved = shop.coinEntries.filter(({ reference }) => reference === id)
  const sumOf = (kinds: readonly string[]) =>
    moved.reduce((sum, { amount, kind }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const [spent, back] = [-sumOf(['order', 'renewal']), sumOf(['refund'])]
  const wasPaid = status === 'paid' || status === 'refunded'
  const isByCoins = wasPaid && invoice.paymentMethod === 'coins' && !order?.paidWithCoins
  const isRight = isByCoins ? spent <= total && (spent > 0 || total === 0) : spent === 0
  return isRight && back >= 0 && back <= total
    ? []
    : [`invoice ${id} (${status}) took ${spent} and gave ${back} of ${total}`]
}

/** What coins pay is an order or the invoice of one. */
function strayEntries({ coinEntries, orders, invoices }: ShopRecord): string[] {
  const ids = new Set([...orders, ...invoices].map(({ id }) => id))
  return coinEntries
    .filter(
      ({ kind, reference }) => (kind === 'order' || kind === 'refund') && !ids.has(reference ?? ''),
    )
    .map(({ id }) => `entry ${id} belongs to no order`)
}

function repeatedNumbers({ invoices }: ShopRecord): string[] {
  const numbers = invoices.map(({ number }) => number)
  return numbers
    .filter((number, at) => numbers.indexOf(number) !== at)
    .map((number) => `invoice ${number} twice`)
}

export interface Newcomer {
  readonly name: string
  readonly coins?: number
  readonly role?: User['role']
}

export interface Account {
  readonly id: string
  readonly email: string
  readonly password: string
}

export interface StockedShop {
  readonly admin: Caller
  /** Signed in, in the order they were asked for. */
  readonly people: Person[]
}

export interface Person extends Caller, Account {}

/** Adds people with coins to a server's shop, the public way: exports it, writes them in, moves it back in. */
export async function addPeople(
  server: OpenServer,
  newcomers: readonly Newcomer[],
): Promise<Account[]> {
  const admin = await server.admin()
  const shop = await readDocument(admin)
  const model = shop.users.find(({ email }) => email === ADMIN.email)
  if (!model) throw new Error('The administrator is not in the exported document')
  const users = newcomers.map(({ name, coins = 0, role = 'user' }) => ({
    // The administrator's own hash: every newcomer has that password.
    ...model,
    id: randomUUID(),
    name,
    email: `${name}@shop.test`,
    role,
    coins,
  }))
  const entries = users
    .filter(({ coins }) => coins > 0)
    .map(({ id, coins }) => ({
      id: randomUUID(),
      createdAt: model.createdAt,
      userId: id,
      amount: coins,
      balanceAfter: coins,
      kind: 'purchase' as const,
      reference: null,
      actor: null,
    }))
  const text = JSON.stringify({
    ...shop,
    users: [...shop.users, ...users],
    coinEntries: [...shop.coinEntries, ...entries],
  })
  await admin.api.shop.importDocument({ text, apply: true })
  return users.map(({ id, email }) => ({ id, email, password: ADMIN.password }))
}

/** The same, and signs them in. */
export async function stockShop(
  server: OpenServer,
  newcomers: readonly Newcomer[],
): Promise<StockedShop> {
  const people: Person[] = []
  for (const account of await addPeople(server, newcomers)) {
    const caller = server.caller()
    const { email, password } = account
    await caller.api.accounts.login({ email, password })
    people.push({ ...caller, ...account })
  }
  return { admin: await server.admin(), people }
}
