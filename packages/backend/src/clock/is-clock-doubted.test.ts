import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { isClockDoubted } from './is-clock-doubted.ts'
import { writeTimeMarks } from './time-marks.ts'

const NOW = '2026-06-01T12:00:00.000Z'

test.each([
  ['nothing is remembered', {}, false],
  ['it was seen a while ago', { seen: '2026-06-01T11:00:00.000Z' }, false],
  ['it was last seen longer ago', { seen: '2026-06-01T10:59:59.999Z' }, true],
  ['a jump is being watched', { seen: NOW, watched: NOW }, true],
])('the time may be another than the clock says where %s: %o', async (_, marks, isDoubted) => {
  const { backend } = await openTestShop()
  await backend.store.transaction((tx) => writeTimeMarks(tx, NOW, marks))
  expect(await isClockDoubted(backend)).toBe(isDoubted)
})
