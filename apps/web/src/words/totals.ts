export interface StateTotal {
  readonly state: string
  readonly count: number
  readonly amount: number
  /** What is still to be paid of it. */
  readonly owed?: number
}

/** A word for one of what is counted, and for several. */
export type Noun = readonly [one: string, many: string]

/** `€12.50 in 2 orders`; `money` writes an amount as people read it. */
export const sumWords = (
  { count, amount }: Pick<StateTotal, 'count' | 'amount'>,
  noun: Noun,
  money: (amount: number) => string,
): string => `${money(amount)}${countWords(count, noun)}`

export const countWords = (count: number, [one, many]: Noun): string =>
  ` in ${count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`}`

export const TOO_MANY = 'Too many are found to add them up: narrow the search.'

/** What is added up, of how many, and what more there is to say: `€12.50`, ` in 2 orders`, ` · €5.00 to pay`. */
export type SumParts = readonly [sum: string, count: string, more: string]

/** What chosen rows add up to: those of one state, or of all. Nothing is said of none. */
export function totalWords(
  totals: readonly StateTotal[],
  state: string | undefined,
  noun: Noun,
  money: (amount: number) => string,
): SumParts {
  const chosen = totals.filter((total) => state === undefined || total.state === state)
  const sumOf = (of: (total: StateTotal) => number) =>
    chosen.reduce((sum, total) => sum + of(total), 0)
  const owed = sumOf((total) => total.owed ?? 0)
  const amount = sumOf((total) => total.amount)
  const count = sumOf((total) => total.count)
  if (count === 0) return ['', '', '']
  const more = owed > 0 && owed < amount ? ` · ${money(owed)} to pay` : ''
  return [money(amount), countWords(count, noun), more]
}
