import { expect, test } from 'vitest'
import { lastOfRow } from './last-of-row.ts'

/** What was sent, and how each of it ends. */
function recorder(ends: readonly (Error | null)[] = []) {
  const sent: string[] = []
  const failed: unknown[] = []
  const choose = lastOfRow<string>(
    async (choice) => {
      sent.push(choice)
      await Promise.resolve()
      const end = ends[sent.length - 1]
      if (end) throw end
    },
    (error) => failed.push(error),
  )
  return { sent, failed, choose }
}

test('of choices that follow each other the last is sent', async () => {
  const { sent, choose } = recorder()
  void choose('a')
  void choose('b')
  await choose('c')
  expect(sent).toEqual(['c'])
})

test('a choice waits for the one that is on its way, and the first is sent again when it is chosen again', async () => {
  const { sent, choose } = recorder()
  const first = choose('a')
  await Promise.resolve()
  void choose('b')
  await choose('a')
  await first
  expect(sent).toEqual(['a', 'a'])
})

test('a failure is told of what is still chosen alone', async () => {
  const lost = new Error('lost')
  const { failed, choose, sent } = recorder([lost, null, lost])
  const first = choose('a')
  await Promise.resolve()
  await choose('b')
  await first
  expect([sent, failed]).toEqual([['a', 'b'], []])
  await choose('c')
  expect(failed).toEqual([lost])
})
