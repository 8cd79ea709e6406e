import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movementKeys } from './movement-keys.ts'
import {
  type AskedOnce,
  equalsBefore,
  keptOtherwise,
  MOST_BEFORE,
  mayBeKept,
} from './same-movement.ts'

interface Made {
  readonly id: string | null
  readonly label: string
  readonly amount?: number
  readonly date?: string
}

/** As a page asks about a file. */
function fileOf(made: readonly Made[]): AskedOnce[] {
  const movements = made.map((one) => ({ amount: 450, date: '2026-06-01', ...one }))
  const keys = movementKeys(movements)
  const keyed = movements.map((movement, at) => ({ ...movement, key: keys[at] ?? '' }))
  const before = equalsBefore(keyed)
  return keyed.map((movement, at) => ({ ...movement, before: before[at] ?? [] }))
}

/** What was applied, and which of a file it already has. */
function open() {
  const kept: AskedOnce[] = []
  const isKept = (key: string) => kept.some((row) => row.key === key)
  const isKnown = (movement: AskedOnce) =>
    isKept(movement.key) || keptOtherwise(movement, kept, isKept) !== null
  return { kept, isKnown, apply: (...rows: readonly AskedOnce[]) => kept.push(...rows) }
}

const WITH = { id: 'BANK-77120', label: 'VIR Karim Benali' }
const WITHOUT = { id: null, label: 'Vir. KARIM  BENALI' }

test.each([
  ['a file without ids after one with them', WITH, WITHOUT],
  ['a file with ids after one without', WITHOUT, WITH],
])('%s: a movement of the same day, amount and text is known', (_, first, second) => {
  const { apply, isKnown } = open()
  apply(...fileOf([first]))
  expect(fileOf([second]).map(isKnown)).toEqual([true])
})

test.each([
  ['day', { date: '2026-06-02' }],
  ['amount', { amount: 451 }],
  ['text', { label: 'VIR Salma Alaoui' }],
])('another %s is another movement, both ways', (_, other) => {
  for (const [first, second] of [
    [WITH, WITHOUT],
    [WITHOUT, WITH],
  ] as const) {
    const { apply, isKnown } = open()
    apply(...fileOf([first]))
    expect(fileOf([{ ...second, ...other }]).map(isKnown)).toEqual([false])
  }
})

test('a second payment of the same day, amount and text is taken, whichever file it comes in', () => {
  for (const [first, second] of [
    [WITH, WITHOUT],
    [WITHOUT, WITH],
  ] as const) {
    const { apply, isKnown } = open()
    apply(...fileOf([first]))
    const again = second.id === null ? second : { ...second, id: 'BANK-77121' }
    const file = fileOf([second, again])
    expect(file.map(isKnown)).toEqual([true, false])
    apply(...file.slice(1))
    expect(file.map(isKnown)).toEqual([true, true])
    expect(
      fileOf([first, first.id === null ? first : { ...first, id: 'BANK-77121' }]).map(isKnown),
    ).toEqual([true, true])
  }
})

test('other ids are other movements, however alike: the bank says so', () => {
  const { apply, isKnown } = open()
  apply(...fileOf([WITH]))
  expect(fileOf([{ ...WITH, id: 'BANK-77121' }]).map(isKnown)).toEqual([false])
})

test.each([
  [WITH, { id: null, label: 'REF BANK 77120 recu' }],
  [{ id: null, label: 'REF BANK 77120 recu' }, WITH],
])(
  'what the bank calls it in the text of the other file is as good as the text',
  (first, second) => {
    const { apply, isKnown } = open()
    apply(...fileOf([{ id: null, label: 'of somebody else' }, first]))
    expect(fileOf([second]).map(isKnown)).toEqual([true])
  },
)

test('a short count of the bank in a text says nothing', () => {
  const { apply, isKnown } = open()
  apply(...fileOf([{ id: '0007', label: 'VIR' }]))
  expect(fileOf([{ id: null, label: 'VIR 0007' }]).map(isKnown)).toEqual([false])
})

test('a text within the other is a reason to look, and does not say that it is known', () => {
  const { kept, apply, isKnown } = open()
  apply(...fileOf([WITH]))
  const [longer, shorter, other, nothing] = fileOf([
    { id: null, label: 'Virement recu: VIR Karim Benali, merci' },
    { id: null, label: 'VIR Karim' },
    { id: null, label: 'VIR Salma' },
    { id: null, label: '' },
  ])
  if (!longer || !shorter || !other || !nothing) throw new Error('Four rows')
  expect([longer, shorter, other, nothing].map(isKnown)).toEqual([false, false, false, false])
  expect([longer, shorter].map((row) => mayBeKept(row, kept)?.key)).toEqual([
    kept[0]?.key,
    kept[0]?.key,
  ])
  expect([other, nothing].map((row) => mayBeKept(row, kept))).toEqual([null, null])
  const [named] = fileOf([{ ...WITH, label: 'VIR Karim', id: 'BANK-1' }])
  expect(named && mayBeKept(named, kept)).toBeNull()
})

test('a text that is empty agrees with an empty one alone', () => {
  const { apply, isKnown } = open()
  apply(...fileOf([{ id: 'BANK-77120', label: '' }]))
  expect(fileOf([{ id: null, label: '' }]).map(isKnown)).toEqual([true])
  expect(fileOf([{ id: null, label: 'VIR' }]).map(isKnown)).toEqual([false])
})

test('those before it are of its day, amount, text and kind, and no more than can be asked', () => {
  const file = fileOf([
    WITHOUT,
    WITH,
    { ...WITHOUT, label: 'other' },
    { ...WITHOUT, amount: 1 },
    { ...WITHOUT, date: '2026-06-02' },
    { ...WITHOUT, label: 'vir karim benali' },
    { ...WITH, id: 'BANK-2' },
  ])
  expect(file.map(({ before }) => before)).toEqual([
    ...[[], [], [], [], []],
    ['2026-06-01 450 virkarimbenali'],
    ['2026-06-01 450 id bank77120'],
  ])
  const many = fileOf(Array.from({ length: MOST_BEFORE + 2 }, () => WITHOUT))
  expect(many.at(-1)?.before).toEqual(many.slice(1, -1).map(({ key }) => key))
})

/** A day at the bank: what came in, and how much of it each file that was exported has. */
const day = fc.record({
  came: fc.array(
    fc.record({ label: fc.constantFrom('VIR', 'loyer', ''), amount: fc.constantFrom(450, 900) }),
    { minLength: 1, maxLength: 8 },
  ),
  files: fc.array(
    fc.record({
      hasIds: fc.boolean(),
      /** Of what came in so far, in percent of the day. */
      until: fc.integer({ min: 1, max: 100 }),
      /** Which of the rows that are new are applied. */
      chosen: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

test('whatever files of a day are imported, no movement is taken twice, and in the end each is taken', () => {
  fc.assert(
    fc.property(day, ({ came, files }) => {
      const { kept, isKnown, apply } = open()
      const importFile = (hasIds: boolean, until: number, chosen: readonly boolean[]) => {
        const count = Math.ceil((came.length * until) / 100)
        const rows = came
          .slice(0, count)
          .map((one, at) => ({ ...one, id: hasIds ? `BANK-7712${at}` : null }))
        fileOf(rows).forEach((row, at) => {
          if (chosen[at] !== false && !isKnown(row)) apply(row)
        })
      }
      const namesOf = (rows: readonly { label: string; amount: number }[]) =>
        rows.map(({ label, amount }) => `${label} ${amount}`).toSorted()
      for (const { hasIds, until, chosen } of files) importFile(hasIds, until, chosen)
      expect(kept.length).toBeLessThanOrEqual(came.length)
      importFile(false, 100, [])
      expect(namesOf(kept)).toEqual(namesOf(came))
      importFile(true, 100, [])
      expect(kept).toHaveLength(came.length)
    }),
  )
})
