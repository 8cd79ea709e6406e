import type { FilterShapes } from './list-view.ts'
import type { ListAnswer } from './use-list.ts'
import type { ListState } from './use-list-state.ts'

interface ListStatusProps<Row, Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters>
  answer: ListAnswer<Row>
  noun: string
  /** How many there are on all pages; undefined: nobody knows. */
  total?: number | undefined
}

/** Says how much of the list is on show, also to those who do not see it change. */
export function ListStatus<Row, Sort extends string, Filters extends FilterShapes>({
  list,
  answer: { data },
  noun,
  total,
}: ListStatusProps<Row, Sort, Filters>) {
  return (
    // Where nothing is shown, the list's own words say so to those who see them.
    <p
      role="status"
      className={data?.items.length === 0 ? 'sr-only' : 'text-muted text-sm figures'}
    >
      {data
        ? statusLine(data.items.length, noun, list.view.after !== undefined, data.next, total)
        : ''}
    </p>
  )
}

/** `50 users shown, there are more.`, or `50 of 132 users shown.` where the `total` is known. */
export function statusLine(
  count: number,
  noun: string,
  isLaterPage: boolean,
  next: string | null,
  total?: number,
): string {
  if (count === 0) return `No ${noun} to show.`
  if (total !== undefined && (next !== null || isLaterPage)) {
    const all = `${count} of ${total.toLocaleString('en')} ${noun} shown`
    return next === null ? `${all}, these are the last.` : `${all}.`
  }
  const shown = `${count} ${count === 1 ? singular(noun) : noun} shown`
  if (next !== null) return `${shown}, there are more.`
  return isLaterPage ? `${shown}, these are the last.` : `${shown}.`
}

/** `user` of `users`, `entry` of `entries`. */
const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '')
