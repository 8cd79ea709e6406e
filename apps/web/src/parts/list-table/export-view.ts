interface Viewed {
  readonly search: string
  readonly filters: Readonly<Record<string, string | undefined>>
}

/** Ids are no part of a name that people read. */
const WORD = /^[a-z][a-z-]{0,30}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * What a list is narrowed to, as parts of a file's name: `waiting`, `from-2026-01-01`, `search`. Empty: it is the whole.
 * `tab`: which of several lists it is, where tabs choose.
 */
export function viewParts({ search, filters }: Viewed, tab?: string): readonly string[] {
  const narrowed = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined || value === tab) return []
    if (DAY.test(value)) return [`${name}-${value}`]
    return [WORD.test(value) ? value : name.replace(/Id$/, '')]
  })
  return [...(tab ? [tab] : []), ...narrowed, ...(search ? ['search'] : [])]
}

/** What an export will hold, behind its name: how many rows, where that is known, and whether they are not all; `(12, this view)`. */
export function exportNote(count: number | null, isWhole: boolean): string {
  const held = [
    ...(count === null ? [] : [count.toLocaleString('en')]),
    ...(isWhole ? [] : ['this view']),
  ]
  return held.length > 0 ? `(${held.join(', ')})` : ''
}
