/** Gives the entries of a journal their order and their numbers. */
import { ENTRY_KINDS, type JournalEntry } from './journal.ts'

export interface Numbered extends JournalEntry {
  /** `2026-11-25`, UTC. */
  readonly day: string
  /** Without gaps within a month: `202611000042`. What lies in other months does not change it. */
  readonly entryNumber: string
}

/** By day, then by kind, then as they came about. Numbers are those of whole months: `entries` begin with the first of one. */
export function numbered(entries: readonly JournalEntry[]): readonly Numbered[] {
  const counts = new Map<string, number>()
  const placed = entries.map((entry) => ({ entry, place: placeOf(entry) }))
  return placed.sort(byPlace).map(({ entry }) => {
    const day = entry.at.slice(0, 10)
    const month = day.slice(0, 4) + day.slice(5, 7)
    const count = (counts.get(month) ?? 0) + 1
    counts.set(month, count)
    return { ...entry, day, entryNumber: `${month}${String(count).padStart(6, '0')}` }
  })
}

interface Placed {
  readonly entry: JournalEntry
  readonly place: string
}

const placeOf = ({ at, kind, id }: JournalEntry): string =>
  `${at.slice(0, 10)} ${String(ENTRY_KINDS.indexOf(kind)).padStart(2, '0')} ${at} ${id}`

const byPlace = ({ place: one }: Placed, { place: other }: Placed): number =>
  one < other ? -1 : one > other ? 1 : 0
