import { referenceKey } from '../payments/reference-key.ts'
import type { Movement } from './statement.ts'

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
