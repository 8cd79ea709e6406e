import { expect, test } from 'vitest'
import { comparePositions } from '../cursor.ts'
import type { StoredRow } from '../stored-row.ts'
import { OrderedRows } from './ordered-rows.ts'

const row = (minute: number, id: number): StoredRow => ({
  id: `id-${id}`,
  createdAt: new Date(minute * 60_000).toISOString(),
})

const position = ({ createdAt, id }: StoredRow) => ({ key: createdAt, id })
const compareRows = (a: StoredRow, b: StoredRow) => comparePositions(position(a), position(b))

/** Repeatable: the same rows in the same disorder at each run. */
function shuffled(count: number): StoredRow[] {
  const rows = Array.from({ length: count }, (_, id) => row(id % 97, id))
  return rows.sort(
    (a, b) =>
      ((Number(a.id.slice(3)) * 7919) % 104_729) - ((Number(b.id.slice(3)) * 7919) % 104_729),
  )
}

test('thousands of rows added and removed in disorder stay in order', () => {
  const rows = shuffled(5000)
  const ordered = new OrderedRows(rows.slice(0, 1000))
  for (const each of rows.slice(500)) ordered.put(each)
  for (const each of rows.slice(0, 2500)) ordered.remove(each)
  ordered.remove(row(1, 999_999))
  const expected = rows.slice(2500).sort(compareRows)
  expect([...ordered.walk(false, null)]).toEqual(expected)
  expect([...ordered.walk(true, null)]).toEqual(expected.toReversed())
  expect(ordered.size).toBe(2500)
  for (const at of [0, 1, 511, 512, 1300, 2498, 2499]) {
    const from = position(expected[at] as StoredRow)
    expect([...ordered.walk(false, from)]).toEqual(expected.slice(at + 1))
    expect([...ordered.walk(true, from)]).toEqual(expected.slice(0, at).toReversed())
  }
  // A place between rows: its row was removed.
  const gone = rows[0] as StoredRow
  const later = expected.filter((each) => compareRows(each, gone) > 0)
  expect([...ordered.walk(false, position(gone))]).toEqual(later)
})

test('rows can be emptied and filled again', () => {
  const ordered = new OrderedRows()
  for (let round = 0; round < 2; round++) {
    for (let id = 0; id < 1100; id++) ordered.put(row(id, id))
    for (let id = 0; id < 1100; id++) ordered.remove(row(id, id))
    expect([...ordered.walk(true, null)]).toEqual([])
  }
  expect(ordered.size).toBe(0)
})
