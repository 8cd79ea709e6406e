/**
 * One file of a source has what the bank calls its movements, another has not. There a movement is known again by its day,
 * its amount and its text, or by the bank's name for it in the other's text. As many are known as were kept: a second
 * payment that looks like the first is another movement.
 */
import { referenceKey } from '../payments/reference-key.ts'
import { idInKey, isOneMovements } from './movement-keys.ts'
import type { Movement } from './statement.ts'
import type { KeptMovement } from './statement-row.ts'

export interface AskedOnce extends Pick<Movement, 'id'>, KeptMovement {
  /** Keys of those before it in its file that only their number tells from it (`equalsBefore`). */
  readonly before: readonly string[]
}

/**
 * For each movement the keys of those before it in the file that have its day, amount and label, the last few of them. Those
 * that the bank calls something are counted apart from those that it does not.
 */
export function equalsBefore(
  movements: readonly (Pick<Movement, 'id'> & KeptMovement)[],
): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  return movements.map(({ id, date, amount, label, key }) => {
    const text = `${date} ${amount} ${id === null} ${referenceKey(label)}`
    const group = groups.get(text) ?? []
    groups.set(text, group)
    const before = group.slice(-MOST_BEFORE)
    group.push(key)
    return before
  })
}

/** So many equal ones of a day are told apart. */
export const MOST_BEFORE = 50

/**
 * What a movement is kept as from a file of the other kind; null where it is not. `kept` are rows of its source that paid
 * something, and `isKept` says of a key whether such a row has it.
 */
export function keptOtherwise<Row extends KeptMovement>(
  movement: AskedOnce,
  kept: readonly Row[],
  isKept: (key: string) => boolean,
): Row | null {
  const others = kept.filter((row) => isOfOtherKind(movement, row))
  const named = others.find((row) => namesOther(movement, row))
  if (named) return named
  const text = referenceKey(movement.label)
  const same = others.filter(({ label }) => referenceKey(label) === text)
  // Each that is kept stands for one of those that are not known by their own keys.
  return same[movement.before.filter((key) => !isKept(key)).length] ?? null
}

/** Whether a kept row of the other kind may be this movement with a longer or shorter text: a person has to look. */
export function mayBeKept<Row extends KeptMovement>(
  movement: AskedOnce,
  kept: readonly Row[],
): Row | null {
  const text = referenceKey(movement.label)
  const isWithin = (one: string, other: string) => one !== '' && other.includes(one)
  const found = kept.find((row) => {
    const other = referenceKey(row.label)
    return isOfOtherKind(movement, row) && (isWithin(text, other) || isWithin(other, text))
  })
  return found ?? null
}

const isOfOtherKind = (
  { id, date, amount }: Pick<AskedOnce, 'id' | 'date' | 'amount'>,
  row: KeptMovement,
): boolean =>
  row.date === date && row.amount === amount && (id === null) !== (idInKey(row.key) === null)

/** Whether what the bank calls the one stands in the text of the other. */
function namesOther({ id, label }: AskedOnce, row: KeptMovement): boolean {
  const [name, text] = id === null ? [idInKey(row.key), label] : [referenceKey(id), row.label]
  return name !== null && isOneMovements(name) && referenceKey(text).includes(name)
}
