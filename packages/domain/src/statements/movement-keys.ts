import { addDays } from '../add-days.ts'
import { referenceKey } from '../payments/reference-key.ts'
import type { Movement } from './statement.ts'
import { tellsApart } from './tells-apart.ts'

type Keyed = Pick<Movement, 'id' | 'date' | 'amount' | 'label'>

/**
 * By what each movement of a file is known again in another file of the same source: what the bank calls it, or else its
 * day, amount and label. Equal ones of the same file are counted: two equal payments on one day are two.
 */
export function movementKeys(movements: readonly Keyed[]): string[] {
  const counts = new Map<string, number>()
  return movements.map((movement) => {
    const key = keyOf(movement)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} #${count}`
  })
}

/** A bank that numbers anew every day or year gives a number twice, so that day and amount belong to it. */
const keyOf = ({ id, date, amount, label }: Keyed): string =>
  `${date} ${amount} ${id === null ? referenceKey(label) : `id ${referenceKey(id)}`}`

/** What the bank calls a movement, as its key keeps it; null where it is known by its label. */
export const idInKey = (key: string): string | null =>
  /^\S+ -?\d+ id (.+?)(?: #\d+)?$/.exec(key)?.[1] ?? null

/** Between when a bank books a movement and when it counts there: one format dates it so, another otherwise. */
const DAYS_APART = 4
/** What a bank counts anew every day is short, also where zeros stand before it. */
const SHORTEST_ID = 5

/**
 * Whether an id, as `referenceKey` folds it, is one movement's. Some banks have a column of what the payer wrote in its
 * place: words of many are nobody's.
 */
export const isOneMovements = (folded: string): boolean =>
  folded.replace(/^0+/, '').length >= SHORTEST_ID && tellsApart(folded)

/**
 * By what else the same movement may be kept, where it came in a file of another format: by what the bank calls it, on a day
 * close by. `key` is its own; none where the bank calls it nothing.
 */
export function keysNearby({
  id,
  date,
  amount,
  key,
}: Omit<Keyed, 'label'> & { readonly key: string }): string[] {
  if (id === null || !isOneMovements(referenceKey(id))) return []
  const count = / #\d+$/.exec(key)?.[0] ?? ''
  const days = Array.from({ length: 2 * DAYS_APART + 1 }, (_, at) =>
    addDays(`${date}T00:00:00.000Z`, at - DAYS_APART).slice(0, 10),
  )
  return days
    .map((day) => `${keyOf({ id, date: day, amount, label: '' })}${count}`)
    .filter((one) => one !== key)
}
