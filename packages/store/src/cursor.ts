import { type CollectionName, collections } from './collections.ts'
import { StoreError } from './port.ts'
import { rules } from './rules.ts'

/** What a list is ordered by: a field or `text`. Rows that are equal in it are ordered by id, the same way round. */
export interface ListOrder {
  readonly by: string
  readonly isDescending: boolean
  /** Whether keys are numbers; else they are texts. */
  readonly isNumeric: boolean
}

export const OLDEST: ListOrder = { by: 'createdAt', isDescending: false, isNumeric: false }
export const NEWEST: ListOrder = { by: 'createdAt', isDescending: true, isNumeric: false }

export type SortKey = string | number

/** A place in a list: at the row with this id, whose value in what the list is ordered by is `key`. */
export interface Position {
  readonly key: SortKey
  readonly id: string
}

/** Keys first, ids where keys are equal; texts compare as plain code units, in every adapter. */
export function comparePositions(a: Position, b: Position): number {
  return compareAt(a.key, a.id, b)
}

/** The same for a row that is at this key and id. */
export function compareAt(key: SortKey, id: string, position: Position): number {
  if (key !== position.key) return key < position.key ? -1 : 1
  if (id === position.id) return 0
  return id < position.id ? -1 : 1
}

/** The port's `order`. Throws StoreError `check` for what the rules of the collection do not name. */
export function readOrder(
  collection: CollectionName,
  order: 'newest' | 'oldest' | { readonly by: string; readonly descending: boolean } = 'newest',
): ListOrder {
  if (order === 'newest') return NEWEST
  if (order === 'oldest') return OLDEST
  const sortable: readonly string[] = rules[collection].sort ?? []
  if (!sortable.includes(order.by)) throw new StoreError('check', `${collection}.order`)
  // Every collection is an object schema; the union of all shapes is read by name only.
  const shape: Shape = collections[collection].shape
  const isNumeric = shape[order.by]?._zod.def.type === 'number'
  return { by: order.by, isDescending: order.descending, isNumeric }
}

type Shape = Readonly<
  Record<string, { readonly _zod: { readonly def: { readonly type: string } } }>
>

/** ISO times hold no space, so the first one ends the time whatever the id contains. */
export function encodeCursor({ by, isDescending }: ListOrder, { key, id }: Position): string {
  return by === 'createdAt' ? `${key} ${id}` : JSON.stringify([by, isDescending, key, id])
}

const TIME_CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.+)$/s

/** Null when the text is no cursor of this order: it comes from an address bar. */
export function decodeCursor(order: ListOrder, text: string): Position | null {
  if (order.by !== 'createdAt') return decodeSorted(order, text)
  const [, key, id] = TIME_CURSOR.exec(text) ?? []
  return key && id ? { key, id } : null
}

function decodeSorted({ by, isDescending, isNumeric }: ListOrder, text: string): Position | null {
  const [orderedBy, direction, key, id] = parseList(text)
  if (orderedBy !== by || direction !== isDescending || typeof id !== 'string') return null
  if (isNumeric) return typeof key === 'number' && Number.isSafeInteger(key) ? { key, id } : null
  return typeof key === 'string' ? { key, id } : null
}

function parseList(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
