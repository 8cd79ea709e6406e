import { useLocation, useNavigate } from 'react-router'
import {
  asQuery,
  cleared,
  type FilterShapes,
  isNarrowed,
  type ListQuery,
  type ListShape,
  type ListView,
  readView,
  withChoices,
} from './list-view.ts'
import { readTrail, stepBack, stepOn, type Trail } from './trail.ts'
import { useSearchBox } from './use-search-box.ts'

export interface ListState<Sort extends string, Filters extends FilterShapes> {
  readonly view: ListView<Sort, Filters>
  readonly query: ListQuery<Sort, Filters>
  /** The text in the search box, a moment ahead of `view.search`. */
  readonly typed: string
  /** Whether a search or a filter leaves something out. */
  readonly isNarrowed: boolean
  /** Whether a filter does. */
  readonly isFiltered: boolean
  readonly hasPrevious: boolean
  type(text: string): void
  /** Nothing more is typed: it is in the address now. */
  endTyping(): void
  sortBy(sort: Sort | undefined, descending: boolean): void
  setFilter(name: string, value: string | undefined): void
  /** Where a link leads that chooses the same. */
  addressWith(name: string, value: string | undefined): string
  /** Takes search and filters off. */
  clear(): void
  goFirst(): void
  /** The first page in place of this one, which does not exist. */
  leavePage(): void
  goPrevious(): void
  goNext(cursor: string): void
}

/**
 * What somebody has chosen of a list, kept in the address: `?search=&sort=&descending=&<filter>=&after=`.
 * Paging makes a new entry of the browser's history, all else replaces the present one.
 * `sorts` are the fields that the list can be ordered by; `filters` name what each takes.
 */
export function useListState<
  const Sort extends string,
  const Filters extends FilterShapes = Record<never, never>,
>(shape: ListShape<Sort, Filters>): ListState<Sort, Filters> {
  const navigate = useNavigate()
  const location = useLocation()
  const params = new URLSearchParams(location.search)
  const written = readView(params, shape)
  const trail = readTrail(location.state)
  const box = useSearchBox(written.search, (search) => choose({ search }))
  const isAhead = box.asked !== written.search
  const view = { ...written, search: box.asked, after: isAhead ? undefined : written.after }

  /** Other choices make another list, which starts at its first page. */
  function choose(changes: Readonly<Record<string, string | undefined>>): void {
    box.settle()
    void navigate(addressOf(changes), { replace: true, preventScrollReset: true })
  }

  const addressOf = (changes: Readonly<Record<string, string | undefined>>): string =>
    `?${withChoices(params, { search: box.typed.trim(), ...changes, after: undefined })}`

  function turnTo(after: string | undefined, passed: Trail): void {
    box.settle()
    const page = withChoices(params, { search: box.asked, after })
    void navigate(`?${page}`, { state: { trail: passed } })
  }

  return {
    view,
    query: asQuery(view),
    typed: box.typed,
    isNarrowed: isNarrowed(view, shape),
    isFiltered: isNarrowed({ ...view, search: '' }, shape),
    hasPrevious: trail.length > 0,
    type: box.type,
    endTyping: box.end,
    sortBy: (sort, descending) => choose({ sort, descending: descending ? 'true' : undefined }),
    setFilter: (name, value) => choose({ [name]: value }),
    addressWith: (name, value) => addressOf({ [name]: value }),
    clear() {
      box.reset()
      choose(cleared(shape))
    },
    goFirst: () => turnTo(undefined, []),
    leavePage: () => choose({}),
    goPrevious() {
      const step = stepBack(trail)
      if (step) turnTo(step.after, step.trail)
    },
    goNext: (cursor) => turnTo(cursor, stepOn(trail, written.after)),
  }
}
