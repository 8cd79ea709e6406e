import { optionalText } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** What a filter takes: one of a few words, or whatever a schema lets pass (an id, a day). */
export type FilterShape = readonly string[] | z.ZodMiniType<string>
export type FilterShapes = Readonly<Record<string, FilterShape>>

type FilterValue<Shape extends FilterShape> = Shape extends readonly (infer Word)[]
  ? Word
  : Shape extends z.ZodMiniType
    ? z.output<Shape>
    : never

export type FilterValues<Filters extends FilterShapes> = {
  readonly [Name in keyof Filters]?: FilterValue<Filters[Name]>
}

/** What a list lets people choose. No filter may be called `search`, `sort`, `descending` or `after`. */
export interface ListShape<Sort extends string, Filters extends FilterShapes> {
  readonly sorts: readonly Sort[]
  readonly filters?: Filters
  /** Filters that choose one of several lists, as tabs do: to clear the choices leaves them. */
  readonly tabs?: readonly (keyof Filters & string)[]
}

/** What somebody has chosen, as it is in the address. */
export interface ListView<Sort extends string, Filters extends FilterShapes> {
  readonly search: string
  /** Undefined: newest first. */
  readonly sort: Sort | undefined
  readonly descending: boolean
  /** Cursor of the page; undefined: the first one. */
  readonly after: string | undefined
  readonly filters: FilterValues<Filters>
}

/** The same as a question to the shop; what is not chosen is not in it. */
export type ListQuery<Sort extends string, Filters extends FilterShapes> = {
  readonly search?: string
  readonly sort?: Sort
  readonly descending?: boolean
  readonly after?: string
  readonly limit: number
} & FilterValues<Filters>

export const PAGE_SIZE = 25
/** As the contract bounds it. */
export const MAX_SEARCH = 200
const MAX_CURSOR = 2000

const Search = optionalText(MAX_SEARCH)
const Cursor = z.string().check(z.minLength(1), z.maxLength(MAX_CURSOR))

/** Reads the address. Whatever this list does not know counts as not chosen: addresses are typed, cut off and grow old. */
export function readView<Sort extends string, Filters extends FilterShapes>(
  params: URLSearchParams,
  { sorts, filters }: ListShape<Sort, Filters>,
): ListView<Sort, Filters> {
  const sort = oneOf(sorts, params.get('sort'))
  return {
    search: parse(Search, params.get('search')) ?? '',
    sort,
    descending: sort !== undefined && params.get('descending') === 'true',
    after: parse(Cursor, params.get('after')),
    filters: readFilters(params, filters),
  }
}

function readFilters<Filters extends FilterShapes>(
  params: URLSearchParams,
  shapes: Filters | undefined,
): FilterValues<Filters> {
  const found = Object.entries(shapes ?? {}).flatMap(([name, shape]) => {
    const text = params.get(name)
    const value = isWords(shape) ? oneOf(shape, text) : parse(shape, text)
    return value === undefined ? [] : [[name, value] as const]
  })
  // Each value has passed the schema of its own name.
  return Object.fromEntries(found) as FilterValues<Filters>
}

const isWords = (shape: FilterShape): shape is readonly string[] => Array.isArray(shape)

const oneOf = <Word extends string>(
  words: readonly Word[],
  text: string | null,
): Word | undefined => words.find((word) => word === text)

function parse<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | undefined {
  const parsed = schema.safeParse(text ?? undefined)
  return parsed.success ? parsed.data : undefined
}

/** The address with some choices changed, an empty one taken out; what others keep in it stays. */
export function withChoices(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

export function asQuery<Sort extends string, Filters extends FilterShapes>({
  search,
  sort,
  descending,
  after,
  filters,
}: ListView<Sort, Filters>): ListQuery<Sort, Filters> {
  return {
    ...(search ? { search } : {}),
    ...(sort ? { sort, descending } : {}),
    ...(after ? { after } : {}),
    ...filters,
    limit: PAGE_SIZE,
  }
}

interface NamedFilters {
  readonly filters?: FilterShapes
  readonly tabs?: readonly string[]
}

/** The filters that narrow the list, by name. */
const narrowing = ({ filters, tabs = [] }: NamedFilters): string[] =>
  Object.keys(filters ?? {}).filter((name) => !tabs.includes(name))

/** Whether a search or a filter leaves something out. */
export const isNarrowed = (view: ListView<string, FilterShapes>, shape: NamedFilters): boolean =>
  view.search !== '' || narrowing(shape).some((name) => view.filters[name] !== undefined)

/** The change that takes the search and the filters off. */
export const cleared = (shape: NamedFilters): Readonly<Record<string, string | undefined>> => ({
  search: undefined,
  ...Object.fromEntries(narrowing(shape).map((name) => [name, undefined])),
})
