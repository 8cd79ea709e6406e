import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { ReadTx } from '@hostfront/store/port'
import { NAMES_OF, type NamesOf } from './names-of.ts'

/**
 * Fields that hold the id of another record, or several, with where its name is. Lines of before plans had a name of
 * their own call a plan's id `serviceId`, and those of before invoices had one subject name it by its kind.
 */
const NAMED: Readonly<Record<string, readonly NamesOf[]>> = {
  applicablePlans: [NAMES_OF.plans],
  applicableServices: [NAMES_OF.plans],
  assigneeId: [NAMES_OF.people],
  authorId: [NAMES_OF.people],
  decidedBy: [NAMES_OF.people],
  domainId: [NAMES_OF.domains],
  orderId: [NAMES_OF.orders],
  planId: [NAMES_OF.plans],
  planIds: [NAMES_OF.plans],
  serviceId: [NAMES_OF.services, NAMES_OF.plans],
  subjectId: [NAMES_OF.orders, NAMES_OF.services, NAMES_OF.domains],
  userId: [NAMES_OF.people],
  userServiceId: [NAMES_OF.services],
}

/** What the records are called that the changes of these entries mention, by their ids; what is gone is left out. */
export async function mentionedNames(
  tx: ReadTx,
  entries: readonly AuditEntry[],
): Promise<(entry: AuditEntry) => { id: string; name: string }[]> {
  const mentioned = new Map(entries.map((entry) => [entry.id, mentionsOf(entry)]))
  const all = [...mentioned.values()].flat()
  const wanted = new Map<NamesOf, string[]>()
  for (const { field, id } of all) {
    for (const namesOf of NAMED[field] ?? []) {
      wanted.set(namesOf, [...(wanted.get(namesOf) ?? []), id])
    }
  }
  const found = await Promise.all([...wanted].map(([namesOf, ids]) => namesOf(tx, ids)))
  const names = new Map(found.flat())
  return (entry) => {
    const ids = new Set(mentioned.get(entry.id)?.map(({ id }) => id))
    return [...ids].flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name }]
    })
  }
}

interface Mention {
  readonly field: string
  readonly id: string
}

const mentionsOf = ({ before, after }: AuditEntry): readonly Mention[] =>
  [before, after].flatMap((text) =>
    Object.entries(fieldsOf(text)).flatMap(([field, value]) =>
      Object.hasOwn(NAMED, field)
        ? [value].flat().flatMap((id) => (typeof id === 'string' ? [{ field, id }] : []))
        : [],
    ),
  )

/** An entry of another version may hold what this one cannot read. */
function fieldsOf(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
