import { optionalText } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** How a list is asked for: `after` is the `next` of the page before. */
export const PageInput = z.object({
  search: z.optional(optionalText(200)),
  after: z.optional(z.nullable(optionalText(300))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
})

export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })

export const Done = z.object({ done: z.literal(true) })
export const DONE = { done: true } as const
