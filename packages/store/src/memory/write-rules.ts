import { type CollectionName, collectionNames } from '../collections.ts'
import { StoreError } from '../port.ts'
import { type Reference, referencesOf, referredId } from '../references.ts'
import { checkRow } from '../row-check.ts'
import { rules } from '../rules.ts'
import type { StoredRow } from '../stored-row.ts'
import { type Conditions, matches } from './conditions.ts'
import type { View } from './engine.ts'

/** The three writes of the port with every rule of `rules.ts` enforced. */
export function insertRow(view: View, collection: CollectionName, value: StoredRow): StoredRow {
  const table = view.table(collection)
  const row = checkRow(collection, value)
  if (table.get(row.id)) throw new StoreError('unique', `${collection}.id`)
  requireUnique(view, collection, row)
  requireReferences(view, collection, row)
  table.put(row)
  return row
}

export function updateRow(
  view: View,
  collection: CollectionName,
  id: string,
  patch: Conditions,
  guard: Conditions,
): StoredRow | null {
  requireChangeable(collection)
  const table = view.table(collection)
  const before = table.get(id)
  if (!before || !matches(before, guard)) return null
  const row = checkRow(collection, patched(collection, before, patch))
  requireUnique(view, collection, row)
  requireReferences(view, collection, row)
  table.put(row)
  return row
}

export function deleteRow(view: View, collection: CollectionName, id: string): boolean {
  const table = view.table(collection)
  const row = table.get(id)
  requireRemovable(collection, row)
  if (!row) return false
  for (const { from, field, kind } of referrers(collection)) {
    const where = { [field]: id, ...(kind && { [kind.field]: kind.is }) }
    for (const _ of view.table(from).scan(where)) {
      throw new StoreError('reference', `${from}.${field}`)
    }
  }
  table.remove(id)
  return true
}

function patched(collection: CollectionName, before: StoredRow, patch: Conditions): StoredRow {
  const row: Record<string, unknown> = { ...before }
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) continue
    if (field === 'id' || field === 'createdAt') {
      throw new StoreError('check', `${collection}.${field}`)
    }
    row[field] = isIncrement(value) ? Number(before[field]) + value.increment : value
  }
  return { ...row, id: before.id, createdAt: before.createdAt }
}

function isIncrement(value: unknown): value is { increment: number } {
  return typeof value === 'object' && value !== null && 'increment' in value
}

function requireChangeable(collection: CollectionName): void {
  if (rules[collection].appendOnly) throw new StoreError('check', `${collection}.append-only`)
}

/** Of an append-only collection nothing, or the rows whose time is known. */
function requireRemovable(collection: CollectionName, row: StoredRow | undefined): void {
  const { appendOnly } = rules[collection]
  const isExempt = typeof appendOnly === 'object' && row?.[appendOnly.unlessHas] !== null
  if (!isExempt) requireChangeable(collection)
}

function requireUnique(view: View, collection: CollectionName, row: StoredRow): void {
  for (const fields of rules[collection].unique) {
    const holder = view.table(collection).holderOf(fields, row)
    if (holder && holder.id !== row.id) {
      throw new StoreError('unique', `${collection}.${fields.join('+')}`)
    }
  }
}

function requireReferences(view: View, collection: CollectionName, row: StoredRow): void {
  for (const reference of referencesOf(collection)) {
    const id = referredId(reference, row)
    if (id !== null && !view.table(reference.target).get(id)) {
      throw new StoreError('reference', `${collection}.${reference.field}`)
    }
  }
}

/** Who may refer to rows of a collection, derived from the rules once. */
const referrersByTarget = new Map<CollectionName, (Reference & { from: CollectionName })[]>()
for (const from of collectionNames) {
  for (const reference of referencesOf(from)) {
    const { target } = reference
    referrersByTarget.set(target, [
      ...(referrersByTarget.get(target) ?? []),
      { ...reference, from },
    ])
  }
}
const referrers = (collection: CollectionName) => referrersByTarget.get(collection) ?? []
