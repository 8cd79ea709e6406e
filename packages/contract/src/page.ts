import { optionalText } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** How a list is asked for: `after` is the `next` of the page before, with up to 200 characters of a text that are escaped in it. */
export const PageInput = z.object({
  search: z.optional(optionalText(200)),
  after: z.optional(z.nullable(optionalText(2000))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
})

/** A list that can be ordered by one of `fields`, and is by age, newest first, when nothing is asked for. */
export const sortablePage = <const Field extends string>(fields: readonly Field[]) =>
  z.extend(PageInput, {
    sort: z.optional(z.enum(fields)),
    descending: z.optional(z.boolean()),
  })

export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })

export const Done = z.object({ done: z.literal(true) })
export const DONE = { done: true } as const
