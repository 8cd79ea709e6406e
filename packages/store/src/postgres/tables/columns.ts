import { bigint, customType } from 'drizzle-orm/pg-core'

const inCodeOrder = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Text that SQL orders as JavaScript does, whatever the locale of the database. */
export const text = inCodeOrder

/** ISO time in UTC with milliseconds, as the domain has it: sorts as text and comes back to the letter. */
export const time = inCodeOrder

/** What is no text. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A whole number that a double holds exactly. */
export const whole = (name: string) => bigint(name, { mode: 'number' })

/** `searchTextOf` of the row, written by the adapter. Databases differ in what they call lower case. */
export const searchText = () => inCodeOrder('search').notNull()

/** What every row has. */
export const rowHead = () => ({
  id: text('id').primaryKey(),
  createdAt: time('created_at').notNull(),
})
