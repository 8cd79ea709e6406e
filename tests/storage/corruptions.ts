/** The same damage for the same number: a failing case can be run again. */
export function randomFor(seed: number): () => number {
  let state = (seed + 1) * 0x9e37_79b9
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value

const wrongValues = [
  null,
  undefined,
  '',
  'x'.repeat(5000),
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e20,
  true,
  [],
  {},
  [[[]]],
  new Date(0),
  new Map([['a', 1]]),
  new Uint8Array([1, 2, 3]),
  10n ** 20n,
  '2026-02-30T00:00:00.000Z',
  '\ud800',
]

/** A copy of a stored record with one thing wrong, or null where the record is to be deleted. */
export function damageRecord(record: Record<string, unknown>, random: () => number): unknown {
  const damaged = structuredClone(record)
  const row = damaged.row as Record<string, unknown>
  const fields = Object.keys(row).filter((field) => field !== 'id')
  const field = pick(random, fields)
  switch (Math.floor(random() * 6)) {
    case 0:
      delete row[field]
      return damaged
    case 1:
      return null
    case 2: {
      const text = String(row[field])
      row[field] = text.slice(0, Math.floor(random() * text.length))
      return damaged
    }
    case 3:
      Object.defineProperty(row, '__proto__', { value: { role: 'admin' }, enumerable: true })
      row[field] = pick(random, wrongValues)
      return damaged
    case 4: {
      const loop: { self?: unknown } = {}
      loop.self = loop
      row[field] = loop
      return damaged
    }
    default:
      row[field] = pick(random, wrongValues)
      return damaged
  }
}

export const damagedMetas: readonly unknown[] = [
  undefined,
  null,
  'cut',
  {},
  { version: 1, revision: 'one', shopId: 'a' },
  { version: 0, revision: 1, shopId: 'a' },
  { version: 1, revision: -4, shopId: 'a' },
  { version: 1, revision: 1 },
  { version: 5, revision: 1, shopId: 'a' },
  { version: 1e9, revision: 1, shopId: 'a', shape: 'unknown' },
]

/** A document's text with something wrong: cut, flipped, doubled, of the wrong type or of the future. */
export function damageText(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const document = JSON.parse(text)
  const lists = Object.keys(document).filter((key) => Array.isArray(document[key]))
  const list = pick(random, lists)
  switch (Math.floor(random() * 9)) {
    case 0:
      return text.slice(0, at)
    case 1: {
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(random() * 7)))
      return text.slice(0, at) + flipped + text.slice(at + 1)
    }
    case 2:
      return text.slice(0, at) + text
    case 3:
      return JSON.stringify({ ...document, version: 5 + Math.floor(random() * 50) })
    case 4:
      return text.replace('{', '{"__proto__":{"users":[]},')
    case 5:
      return JSON.stringify({ ...document, [list]: pick(random, [{}, 'list', 7, [null], [[]]]) })
    case 6:
      return JSON.stringify({ ...document, [list]: [...document[list], ...document[list], {}] })
    case 7: {
      const { [list]: rows, ...rest } = document
      return JSON.stringify({ ...rest, [`${list}s`]: rows })
    }
    default:
      return pick(random, ['', 'null', '[]', '"text"', '\u0000', '{"version":1}', '<html></html>'])
  }
}
