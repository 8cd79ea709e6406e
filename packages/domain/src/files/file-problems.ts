import { addMinutes } from '../add-days.ts'
import type { Problem } from '../shop/integrity.ts'
import type { StoredFile } from './stored-file.ts'

/** A row comes before its bytes: so long it may wait for them, in minutes. */
const ARRIVING = 10

type Row = Pick<StoredFile, 'id' | 'createdAt' | 'name' | 'size' | 'erasedAt'>

/** Every file that is not erased has its bytes, all of them, and no bytes are nobody's. `sizes`: of those that are there, by id. */
export function fileProblems(
  rows: Iterable<Row>,
  sizes: ReadonlyMap<string, number>,
  now: string,
): Problem[] {
  const kept = new Map([...rows].filter(isKept).map((row) => [row.id, row]))
  const arrived = addMinutes(now, -ARRIVING)
  const lacking = [...kept.values()].flatMap(({ id, size, name, createdAt }): Problem[] => {
    const held = sizes.get(id) ?? 0
    if (held === size || createdAt > arrived) return []
    return [{ code: 'file-bytes', subject: id, detail: `${name}: ${held} ≠ ${size}` }]
  })
  const left = [...sizes].flatMap(([id, size]): Problem[] =>
    kept.has(id) ? [] : [{ code: 'file-unknown', subject: id, detail: String(size) }],
  )
  return [...lacking, ...left]
}

const isKept = ({ erasedAt }: Row): boolean => erasedAt === null
