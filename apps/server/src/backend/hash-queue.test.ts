import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

test('two work at a time, in the order they came', async () => {
  const queue = createHashQueue({ atOnce: 2, waiting: 10 })
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) =>
    queue.run(async () => {
      started.push(number)
      running += 1
      most = Math.max(most, running)
      await setImmediate()
      running -= 1
      return number
    })
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(work))).toEqual([1, 2, 3, 4, 5, 6])
  expect(started).toEqual([1, 2, 3, 4, 5, 6])
  expect(most).toBe(2)
})

test('whoever finds too many waiting is sent away at once, and the others are served', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 2 })
  let finish = () => {}
  const long = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = [queue.run(async () => 'a'), queue.run(async () => 'b')]
  await expect(queue.run(async () => 'c')).rejects.toMatchObject({ code: 'BUSY' })
  finish()
  await long
  expect(await Promise.all(waiting)).toEqual(['a', 'b'])
  expect(await queue.run(async () => 'd')).toBe('d')
})

test('work that fails leaves its place to the next', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 })
  const failing = queue.run(async () => {
    throw new Error('no')
  })
  const next = queue.run(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
