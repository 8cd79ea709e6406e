import { useEffect, useMemo, useRef, useState } from 'react'
import { type KeepRules, type Kept, keepInPlace } from './keep-in-place.ts'
import type { ListAnswer } from './use-list.ts'

/**
 * A list whose rows keep their places while somebody works through it, until another list is chosen: two presses on one
 * spot never meet two rows. `rules` are the same at every drawing.
 */
export function useKeptRows<Row>(answer: ListAnswer<Row>, rules: KeepRules<Row>) {
  const { data } = answer
  const choices = data?.choices ?? ''
  const [state, setState] = useState<Kept<Row> & { readonly choices: string }>({
    choices,
    order: [],
    acted: new Map(),
  })
  const shown = useMemo(
    (): ListAnswer<Row>['data'] =>
      data && state.choices === data.choices
        ? { ...data, items: keepInPlace(data.items, state, rules) }
        : data,
    [data, state, rules],
  )
  // As it is on the screen when something is done, however long ago the row was drawn that hears of it.
  const seen = useRef(shown)
  useEffect(() => {
    seen.current = shown
  }, [shown])

  return {
    shown: { ...answer, data: shown },
    /** Rows are shown that are in the list no more. */
    isKeeping: shown !== undefined && shown.items.length !== data?.items.length,
    /** Hears of a row as it is after something was done to it. */
    onActed(row: Row) {
      if (seen.current?.choices !== choices) return
      const order = seen.current.items.map(rules.keyOf)
      setState((before) => ({
        choices,
        order,
        acted: new Map(before.choices === choices ? before.acted : []).set(rules.keyOf(row), row),
      }))
    },
    /** Hears of a row that is gone for good: there is nothing to show in its place. */
    onGone(row: Row) {
      setState((before) => {
        const acted = new Map(before.acted)
        acted.delete(rules.keyOf(row))
        return { ...before, acted }
      })
    },
  }
}
