import { expect, test } from 'vitest'
import {
  BROWSER_HABITS,
  type ClockFacts,
  clockFault,
  clockJump,
  type Look,
  lookAtTime,
  SERVER_HABITS,
  type TimeHabits,
} from './clock.ts'

const NOW = '2026-11-23T12:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
const DAY = 24 * 60

const facts: ClockFacts = {
  now: NOW,
  database: null,
  newest: null,
  marks: { seen: null, excused: null },
}

test.each([
  ['nothing is known', {}, null],
  ['the database agrees', { database: at(1) }, null],
  ['the database is more than a minute ahead', { database: at(1.1) }, 'differs'],
  ['the database is more than a minute behind', { database: at(-1.1) }, 'differs'],
  ['a record is a minute ahead', { newest: at(1) }, null],
  ['a record is further ahead', { newest: at(1.1) }, 'behind'],
  ['records are old', { newest: at(-400 * DAY) }, null],
  ['the lifecycle was further already', { marks: { seen: at(2), excused: null } }, 'behind'],
  ['that record is excused', { newest: at(9), marks: { seen: null, excused: at(9) } }, null],
  ['a newer one is not', { newest: at(10), marks: { seen: null, excused: at(9) } }, 'behind'],
] as const)('the clock, when %s', (_, known, fault) => {
  expect(clockFault({ ...facts, ...known })?.kind ?? null).toBe(fault)
})

test.each([
  ['went on with the time', 30, 30, null],
  ['was slower by less than what clocks may be apart', 30, 31, null],
  ['was set ahead', 32, 30, 'differs'],
  ['was set back', 28, 30, 'differs'],
  ['stood still', 0, 2, 'differs'],
] as const)('a jump is told without asking anybody: the clock %s', (_, moved, passed, kind) => {
  const before = { now: NOW, elapsed: 5000 }
  const jump = clockJump(before, { now: at(moved), elapsed: 5000 + passed * 60_000 })
  expect(jump).toEqual(kind && { kind, now: at(moved), other: at(passed) })
})

test('a fault says both times', () => {
  const [seen, newest] = [at(5), at(3)]
  const fault = clockFault({ ...facts, newest, marks: { seen, excused: null } })
  expect(fault).toEqual({ kind: 'behind', now: NOW, other: seen })
})

/** What each of these looks allowed, in minutes after the lifecycle's last run. */
function looks(habits: TimeHabits, minutes: readonly number[]): boolean[] {
  let marks: Look['marks'] = { seen: NOW, watched: null, looked: null }
  return minutes.map((minute) => {
    const look = lookAtTime(at(minute), marks, habits)
    marks = look.marks
    return look.acts
  })
}

test('looks every few minutes count at once, over any length of time', () => {
  const minutes = Array.from({ length: 500 }, (_, index) => index * 5)
  expect(looks(SERVER_HABITS, minutes)).toEqual(minutes.map(() => true))
})

test('a server that was down for weeks goes on after ten minutes, and from there at once', () => {
  const back = 21 * DAY
  const minutes = [back, back + 5, back + 9.9, back + 10, back + 15]
  expect(looks(SERVER_HABITS, minutes)).toEqual([false, false, false, true, true])
})

test('a clock that ran ahead and came back has done nothing', () => {
  for (const habits of [SERVER_HABITS, BROWSER_HABITS]) {
    expect(looks(habits, [45 * DAY, 45 * DAY + 5, 10, 15])).toEqual([false, false, true, true])
  }
})

test('nor one that jumps from one wrong time to the next while the server is started again', () => {
  const jumps = [45 * DAY, 53 * DAY, 120 * DAY]
  expect(looks(SERVER_HABITS, jumps)).toEqual([false, false, false])
})

test('a clock that comes back, but not all the way, is looked at anew', () => {
  const minutes = [45 * DAY, 20 * DAY, 20 * DAY + 9, 20 * DAY + 10]
  expect(looks(SERVER_HABITS, minutes)).toEqual([false, false, false, true])
})

test('a shop in a browser that is opened for a minute a day misses nothing', () => {
  expect(looks(BROWSER_HABITS, [DAY, 2 * DAY, 3 * DAY])).toEqual([true, true, true])
})

test('and one that is opened once a week goes on with the next visit', () => {
  expect(looks(BROWSER_HABITS, [7 * DAY, 14 * DAY, 15 * DAY])).toEqual([false, true, true])
})

test('what was never looked at is watched first', () => {
  const none = { seen: null, watched: null, looked: null }
  expect(lookAtTime(NOW, none, SERVER_HABITS)).toEqual({
    acts: false,
    marks: { seen: null, watched: NOW, looked: NOW },
  })
})
