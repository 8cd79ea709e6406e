interface Option {
  readonly value: string
  readonly label: string
}

/** The choices of a filter, each with how many rows it has, as far as that is known: `Open (12)`. */
export const withCounts = (
  options: readonly Option[],
  counts: readonly { readonly state: string; readonly count: number }[] | undefined,
): Option[] =>
  options.map(({ value, label }) => {
    const count = counts?.find(({ state }) => state === value)?.count ?? 0
    return { value, label: counts ? `${label} (${count.toLocaleString('en')})` : label }
  })
