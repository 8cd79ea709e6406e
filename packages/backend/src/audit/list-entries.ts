import type { DoneBy, NamedEntry, TrailPart } from '@hostfront/contract/audit'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { createdBetween, type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { mentionedNames } from './mentioned-names.ts'
import { subjectNames } from './subject-names.ts'
import { tradeNames } from './trade-names.ts'
import { FAILURES, TRAIL_ACTIONS } from './trail.ts'

interface EntriesAsked extends PageRequest {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly by?: DoneBy | undefined
  readonly trail?: TrailPart | undefined
  readonly subject?: string | undefined
  readonly client?: string | undefined
  readonly address?: string | undefined
  /** UTC; `to` itself is left out. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What administrators have changed, newest first, with the names of who did it, of what it was done to and of what its changes mention. */
export function listEntries(call: SignedInCall, input: EntriesAsked): Promise<Page<NamedEntry>> {
  return call.store.read(async (tx) => {
    const subjects = input.client ? await recordsOf(tx, input.client) : null
    const where = { ...asWhere(input), ...(subjects ? { subject: { in: subjects } } : {}) }
    const page = await tx.auditLog.list({ ...pageQuery(input), where })
    const [names, called, traded, mentioned] = await Promise.all([
      actorNames(tx, page.items),
      subjectNames(tx, page.items),
      tradeNames(tx, page.items),
      mentionedNames(tx, page.items),
    ])
    return {
      items: page.items.map((entry) => ({
        ...entry,
        actorName: entry.actor === null ? null : (names.get(entry.actor) ?? null),
        subjectName: traded.get(entry.subject) ?? called(entry),
        mentioned: mentioned(entry),
      })),
      next: page.next,
    }
  })
}

/** Of each kind the newest so many are looked at. */
const MOST_RECORDS = 500

/** The ids of an account and of all that is its client's. */
async function recordsOf(tx: ReadTx, userId: string): Promise<readonly string[]> {
  const own = { where: { userId }, limit: MOST_RECORDS }
  const pages = await Promise.all([
    tx.orders.list(own),
    tx.services.list(own),
    tx.domains.list(own),
    tx.invoices.list(own),
    tx.tickets.list(own),
  ])
  return [userId, ...pages.flatMap(({ items }) => items.map(({ id }) => id))]
}

function asWhere(asked: EntriesAsked): Where<AuditEntry> {
  const { actor, by, action, trail, subject, address, from, to } = asked
  return {
    ...actorWhere(actor, by),
    ...actionWhere(action, trail),
    ...(subject ? { subject } : {}),
    ...createdBetween(from, to),
    ...(address ? { address } : {}),
  }
}

function actionWhere(action: string | undefined, trail: TrailPart | undefined): Where<AuditEntry> {
  if (!trail) return action ? { action } : {}
  const actions: readonly string[] = trail === 'all' ? TRAIL_ACTIONS : FAILURES
  return { action: { in: actions.filter((one) => !action || one === action) } }
}

function actorWhere(actor: string | undefined, by: DoneBy | undefined): Where<AuditEntry> {
  if (by === 'shop') return { actor: actor ? { in: [] } : null }
  if (actor) return { actor }
  // Ids are never empty: every id is greater than this.
  return by === 'people' ? { actor: { gt: '' } } : {}
}

/** By account id. The log outlives accounts: one that is gone has no name. */
async function actorNames(
  tx: ReadTx,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const users = await rowsById(
    tx.users,
    entries.map(({ actor }) => actor),
  )
  return new Map([...users].map(([id, { name }]) => [id, name]))
}
