import type { ListQuery, ReadRepository, Where } from '@hostfront/store/port'

/** Of what a search finds, at most so many rows are added up. */
const MOST_ADDED = 2000

interface TallyAsked<Row, Key extends keyof Row & string, Sum extends keyof Row & string> {
  readonly where: Where<Row>
  readonly tied?: ListQuery<Row>['tied']
  readonly says?: ListQuery<Row>['says']
  readonly search?: string | undefined
  readonly by: Key
  /** Whole numbers that are added up, each apart. */
  readonly sums: readonly Sum[]
}

export interface FoundTally<Key, Sum extends string> {
  readonly key: Key
  readonly count: number
  readonly sums: Readonly<Record<Sum, number>>
}

/**
 * Rows counted by a field and added up, those alone that a search finds; null when it finds more than are added up.
 * Without a search it is a grouped question of the store for each sum.
 */
export async function tallyFound<
  Row extends { readonly id: string },
  Key extends keyof Row & string,
  Sum extends keyof Row & string,
>(
  rows: ReadRepository<Row>,
  { where, tied = {}, says = {}, search, by, sums }: TallyAsked<Row, Key, Sum>,
): Promise<readonly FoundTally<Row[Key], Sum>[] | null> {
  const tallies = new Map<Row[Key], { count: number; sums: Record<Sum, number> }>()
  const tallyOf = (key: Row[Key]) => {
    const tally = tallies.get(key) ?? { count: 0, sums: zeros(sums) }
    tallies.set(key, tally)
    return tally
  }
  if (search) {
    const { items, next } = await rows.list({ where, tied, says, search, limit: MOST_ADDED })
    if (next !== null) return null
    for (const row of items) {
      const tally = tallyOf(row[by])
      tally.count += 1
      for (const sum of sums) tally.sums[sum] += Number(row[sum])
    }
  } else {
    const asked = await Promise.all(sums.map((sum) => rows.tally({ where, tied, says, by, sum })))
    for (const [at, sum] of sums.entries()) {
      for (const { key, count, sum: amount } of asked[at] ?? []) {
        // The store answers the values of the field that it was asked for.
        const tally = tallyOf(key as Row[Key])
        tally.count = count
        tally.sums[sum] = amount
      }
    }
  }
  return [...tallies].map(([key, tally]) => ({ key, ...tally }))
}

const zeros = <Sum extends string>(sums: readonly Sum[]): Record<Sum, number> =>
  // Every key is there.
  Object.fromEntries(sums.map((sum) => [sum, 0])) as Record<Sum, number>

/** The same as an answer: states with how many rows each has and what they add up to. */
export function asTotals<State, Sum extends string>(
  tallies: readonly FoundTally<State, Sum>[] | null,
  sum: Sum,
): { state: State; count: number; amount: number }[] | null {
  return tallies?.map(({ key, count, sums }) => ({ state: key, count, amount: sums[sum] })) ?? null
}

/** How many rows are in each state. */
export async function countByState<
  Row extends { readonly id: string },
  Key extends keyof Row & string,
>(
  rows: ReadRepository<Row>,
  by: Key,
  where: Where<Row> = {},
  tied: ListQuery<Row>['tied'] = {},
): Promise<{ state: Row[Key]; count: number }[]> {
  const tallies = await rows.tally({ where, by, tied })
  // As above.
  return tallies.map(({ key, count }) => ({ state: key as Row[Key], count }))
}
