import type { PageInput } from '@hostfront/contract/page'
import type { ListQuery } from '@hostfront/store/port'
import type * as z from 'zod/mini'

export type PageRequest = z.infer<typeof PageInput>

const PAGE_SIZE = 50

/** How a caller's page request reads as a query of the store. */
export function pageQuery(
  input: PageRequest,
): Pick<ListQuery<never>, 'limit' | 'after' | 'search'> {
  return {
    limit: input.limit ?? PAGE_SIZE,
    after: input.after ?? null,
    ...(input.search ? { search: input.search } : {}),
  }
}

/** A page request that may also say by which field. */
export interface SortRequest<Field extends string> extends PageRequest {
  readonly sort?: Field | undefined
  readonly descending?: boolean | undefined
}

/** The same for a list that can be ordered: newest first where no field is asked for. */
export function sortedPageQuery<Field extends string>({
  sort,
  descending = false,
  ...input
}: SortRequest<Field>) {
  return { ...pageQuery(input), ...(sort ? { order: { by: sort, descending } } : {}) }
}

/** What narrows a list of money: whose it is, and when it came to be (UTC, `to` itself left out). */
export interface MoneyChosen {
  readonly userId?: string | undefined
  readonly method?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A list of money asked for its totals. */
export type TotalsAsked = MoneyChosen & { readonly search?: string | undefined }

/** Rows of a time (UTC), `to` itself left out; without bounds all of them. */
export const createdBetween = (from: string | undefined, to: string | undefined) =>
  from || to ? { createdAt: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } } : {}
