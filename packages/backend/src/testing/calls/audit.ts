import type { NamedEntry } from '@hostfront/contract/audit'
import type { CallsOf } from './row.ts'

interface Page {
  readonly items: readonly NamedEntry[]
  readonly next: string | null
}

/**
 * With the values as data: their order within the text is each adapter's own. A server alone knows addresses, and keeps
 * for a while who signed in.
 */
export const readable = ({ items, next }: Page) => ({
  items: items.flatMap(({ address: _, ...entry }) =>
    entry.keptUntil !== null
      ? []
      : {
          ...entry,
          before: JSON.parse(entry.before ?? 'null'),
          after: JSON.parse(entry.after ?? 'null'),
        },
  ),
  next,
})

export const audit: CallsOf<'audit'> = {
  list: { who: 'team', input: { limit: 200 }, inCommon: readable },
}
