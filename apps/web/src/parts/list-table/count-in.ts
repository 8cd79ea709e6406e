/** The choice that leaves no state out, where a list starts with another. */
export const ALL = 'all'

export interface Counted {
  readonly state: string
  readonly count: number
}

/** How many there are in the state `id`; undefined, or `ALL`: in all of them. */
export const countIn = (counts: readonly Counted[], id: string | undefined): number =>
  counts
    .filter(({ state }) => id === undefined || id === ALL || state === id)
    .reduce((sum, { count }) => sum + count, 0)

/** The same as far as it is known. */
export const totalOf = (
  counts: readonly Counted[] | null | undefined,
  id: string | undefined,
): number | undefined => (counts ? countIn(counts, id) : undefined)
