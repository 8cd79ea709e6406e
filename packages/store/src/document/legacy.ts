import { allow, type Result, refuse } from '@hostfront/domain/result'
import type { Rows } from '../collections.ts'
import { type LoadProblem, loadTables } from '../memory/load-tables.ts'
import type { LegacyContext } from './legacy-context.ts'
import { openInvoices } from './legacy-invoices.ts'
import { readLegacyOrder, readLegacyPlan, readLegacyService } from './legacy-orders.ts'
import { readLegacyTicket } from './legacy-tickets.ts'
import { readLegacyUser } from './legacy-users.ts'
import { isRecord, type LegacyRecord, readText, UnreadableField } from './legacy-values.ts'
import type { ShopDocument } from './write-document.ts'

/** The seed's separate storage keys, each a JSON list. */
export const legacyKeys = ['users', 'services', 'orders', 'userServices', 'tickets'] as const
export type LegacyKey = (typeof legacyKeys)[number]

/** The text under each key; null where there is none. */
export type LegacyTexts = Readonly<Record<LegacyKey, string | null>>

/** Which record could not be taken over, and why. `index` counts from 0 in the list under `key`. */
export type LegacyRefusal =
  | { code: 'not-a-list'; key: LegacyKey }
  | { code: 'unreadable-record'; key: LegacyKey; index: number; id: string | null; field: string }
  | { code: 'unknown-user'; key: LegacyKey; index: number; id: string; userId: string }
  | { code: 'duplicate-email'; key: 'users'; index: number; id: string; email: string }
  | LoadProblem

/**
 * Makes a shop of the seed's legacy records: amounts in minor units, passwords hashed, a first ledger entry for
 * every balance. Ids are kept. All or nothing: one record that cannot be kept fails the whole.
 */
export async function migrateLegacy(
  texts: LegacyTexts,
  context: LegacyContext,
): Promise<Result<ShopDocument, LegacyRefusal>> {
  const lists = readLists(texts)
  if (!lists.ok) return lists
  try {
    const users = await readUsers(lists.value.users, context)
    const plans = readAll(lists.value, 'services', (record, index) =>
      readLegacyPlan(record, index, context),
    )
    const orders = readAll(lists.value, 'orders', (record) =>
      readLegacyOrder(record, plans, context),
    )
    const services = readAll(lists.value, 'userServices', (record) =>
      readLegacyService(record, plans, context),
    )
    const tickets = readAll(lists.value, 'tickets', (record) => readLegacyTicket(record, context))
    const rows = { users, plans, orders, services, tickets }
    const refusal = findDuplicateEmail(users) ?? findUnknownUser(rows)
    if (refusal) return refuse(refusal)
    const tables = loadTables({
      ...rows,
      ...openInvoices(orders, users, context),
      coinEntries: openingEntries(users, context),
    })
    return tables.ok ? allow({ revision: 0, tables: tables.value }) : tables
  } catch (error) {
    if (error instanceof UnreadableRecord) return refuse(error.refusal)
    throw error
  }
}

type Lists = Readonly<Record<LegacyKey, readonly unknown[]>>

function readLists(texts: LegacyTexts): Result<Lists, LegacyRefusal> {
  const lists: Record<LegacyKey, readonly unknown[]> = {
    users: [],
    services: [],
    orders: [],
    userServices: [],
    tickets: [],
  }
  for (const key of legacyKeys) {
    const list = parseList(texts[key])
    if (!list) return refuse({ code: 'not-a-list', key })
    lists[key] = list
  }
  return allow(lists)
}

function parseList(text: string | null): readonly unknown[] | null {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

class UnreadableRecord extends Error {
  readonly refusal: LegacyRefusal

  constructor(refusal: LegacyRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function readAll<Row>(
  lists: Lists,
  key: LegacyKey,
  read: (record: LegacyRecord, index: number) => Row,
): Row[] {
  return lists[key].map((value, index) => {
    const record = isRecord(value) ? value : null
    try {
      if (record) return read(record, index)
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error
      const id = record && readText(record, 'id')
      const { field } = error
      throw new UnreadableRecord({ code: 'unreadable-record', key, index, id, field })
    }
    throw new UnreadableRecord({ code: 'unreadable-record', key, index, id: null, field: '' })
  })
}

/** One after the other: a slow hash for each of many accounts must not run all at once. */
async function readUsers(list: readonly unknown[], context: LegacyContext) {
  const lists = { users: list } as Lists
  const read = readAll(lists, 'users', (record) => readLegacyUser(record, context))
  const users: Rows['users'][] = []
  for (const { user, password } of read) {
    // Nobody can sign in to an account that had no password.
    const secret = password ?? `${context.newId()}${context.newId()}`
    users.push({ ...user, passwordHash: await context.hashPassword(secret) })
  }
  return users
}

function findDuplicateEmail(users: readonly Rows['users'][]): LegacyRefusal | null {
  const seen = new Set<string>()
  for (const [index, { id, email }] of users.entries()) {
    if (seen.has(email)) return { code: 'duplicate-email', key: 'users', index, id, email }
    seen.add(email)
  }
  return null
}

function findUnknownUser(rows: {
  users: readonly Rows['users'][]
  orders: readonly Rows['orders'][]
  services: readonly Rows['services'][]
  tickets: readonly Rows['tickets'][]
}): LegacyRefusal | null {
  const known = new Set(rows.users.map(({ id }) => id))
  const owned = { orders: rows.orders, userServices: rows.services, tickets: rows.tickets }
  for (const key of ['orders', 'userServices', 'tickets'] as const) {
    for (const [index, { id, userId }] of owned[key].entries()) {
      if (!known.has(userId)) return { code: 'unknown-user', key, index, id, userId }
    }
  }
  return null
}

/** So that coins are the sum of the ledger from the first day. */
function openingEntries(
  users: readonly Rows['users'][],
  context: LegacyContext,
): Rows['coinEntries'][] {
  const createdAt = context.now().toISOString()
  return users
    .filter(({ coins }) => coins > 0)
    .map(({ id, coins }) => ({
      id: context.newId(),
      createdAt,
      userId: id,
      amount: coins,
      balanceAfter: coins,
      kind: 'adjustment',
      reference: 'Balance taken over',
      actor: null,
    }))
}
