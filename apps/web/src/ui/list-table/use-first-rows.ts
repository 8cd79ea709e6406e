import { useDeferredValue } from 'react'

/** So many fill what is seen of a list on most screens. */
const FIRST = 10

/**
 * The rows of a page as they are drawn: those that are seen come first, in one go with the key that asked for them, and
 * the rest a moment later. Of the same `choices` all stay drawn, whatever changes in them: nothing jumps.
 */
export function useFirstRows<Row>(rows: readonly Row[], choices: string): readonly Row[] {
  const settled = useDeferredValue(choices, '')
  return settled === choices ? rows : rows.slice(0, FIRST)
}
