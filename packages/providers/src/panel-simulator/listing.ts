import type { Shown } from './objects.ts'
import { refusal } from './refusal.ts'

/** What of a record each filter looks into. */
export type Filters<Item> = Readonly<Record<string, (item: Item) => string | null>>

const FILTER = /^filter\[(\w+)\]$/

/** What contains the text of each filter, whatever its case; a comma stands between several texts. */
export function filtered<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  filters: Filters<Item>,
): readonly Item[] {
  let left = items
  for (const [name, text] of query) {
    const [, field] = FILTER.exec(name) ?? []
    if (field === undefined) continue
    const look = filters[field]
    if (!look) throw refusal(400, 'InvalidFilterQuery', `Filter ${field} is not allowed.`)
    const wanted = text.toLowerCase().split(',')
    left = left.filter((item) => {
      const value = look(item)?.toLowerCase()
      return value !== undefined && wanted.some((each) => value.includes(each))
    })
  }
  return left
}

/** What a list can be sorted by. */
export type Sorts<Item> = Readonly<Record<string, (item: Item) => string | number>>

/** `-` before a name turns the order round. Without a wish a database promises none: every other page has another. */
export function sorted<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  sorts: Sorts<Item>,
): readonly Item[] {
  const wanted = query.get('sort')
  if (!wanted) return Number(query.get('page') ?? 1) % 2 ? items : items.toReversed()
  const by = sorts[wanted.replace(/^-/, '')]
  if (!by) throw refusal(400, 'InvalidSortQuery', `Sort ${wanted} is not allowed.`)
  const up = items.toSorted((one, other) => (by(one) < by(other) ? -1 : 1))
  return wanted.startsWith('-') ? up.toReversed() : up
}

const PER_PAGE = 50

/** One page, as the panel counts them. */
export function paged<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  show: (item: Item) => Shown,
): object {
  const size = positive(query.get('per_page')) ?? PER_PAGE
  const page = positive(query.get('page')) ?? 1
  const data = items.slice((page - 1) * size, page * size)
  return {
    object: 'list',
    data: data.map(show),
    meta: {
      pagination: {
        total: items.length,
        count: data.length,
        per_page: size,
        current_page: page,
        total_pages: Math.max(1, Math.ceil(items.length / size)),
        links: {},
      },
    },
  }
}

const positive = (text: string | null): number | null => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : null
}
