import type { NamedEntry } from '@hostfront/contract/audit'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { type PageRequest, pageQuery } from '../page-query.ts'
import { rowsById } from '../rows-by-id.ts'

interface EntriesAsked extends PageRequest {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  /** UTC; `to` itself is left out. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What administrators have changed, newest first, with the name of who did it. */
export function listEntries(call: SignedInCall, input: EntriesAsked): Promise<Page<NamedEntry>> {
  return call.store.read(async (tx) => {
    const page = await tx.auditLog.list({ ...pageQuery(input), where: asWhere(input) })
    const names = await actorNames(tx, page.items)
    return {
      items: page.items.map((entry) => ({
        ...entry,
        actorName: entry.actor === null ? null : (names.get(entry.actor) ?? null),
      })),
      next: page.next,
    }
  })
}

function asWhere({ actor, action, subject, from, to }: EntriesAsked): Where<AuditEntry> {
  return {
    ...(actor ? { actor } : {}),
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
    ...(from || to
      ? { createdAt: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } }
      : {}),
  }
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
