import { expect, test } from 'vitest'
import { runBulk } from './run-bulk.ts'

test('rows are done one after the other, and one that fails does not keep the rest', async () => {
  const events: string[] = []
  const outcome = await runBulk({
    rows: ['a', 'b', 'c'],
    async run([row]) {
      events.push(`begin ${row}`)
      await Promise.resolve()
      if (row === 'b') throw new Error('refused')
      events.push(`end ${row}`)
    },
    onProgress: (count) => events.push(`${count} behind`),
  })
  expect(events).toEqual([
    'begin a',
    'end a',
    '1 behind',
    'begin b',
    '2 behind',
    'begin c',
    'end c',
    '3 behind',
  ])
  expect(outcome.done).toEqual(['a', 'c'])
  expect(outcome.failures).toEqual([{ row: 'b', error: new Error('refused') }])
})
