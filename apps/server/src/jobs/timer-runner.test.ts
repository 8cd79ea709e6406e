import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Job } from './job.ts'
import { startTimerRunner } from './timer-runner.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A job whose runs end on demand. */
function slowJob() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  let runs = 0
  const job: Job = {
    name: 'slow',
    everyMinutes: 1,
    mostSeconds: 60,
    wakenBy: null,
    run: async () => {
      runs += 1
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    },
  }
  const endOne = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { job, endOne, counts: () => ({ runs, running, most }) }
}

test('runs soon after start and every minute, never twice at once', async () => {
  const { job, endOne, counts } = slowJob()
  const runner = startTimerRunner([job])
  expect(counts().runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts().runs).toBe(1)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(counts()).toEqual({ runs: 1, running: 1, most: 1 })
  await endOne()
  // Five turns passed meanwhile: they are one run.
  expect(counts()).toEqual({ runs: 2, running: 1, most: 1 })
  await endOne()
  expect(counts()).toEqual({ runs: 2, running: 0, most: 1 })
  await runner.stop()
})

test('a run that fails does not keep the next from coming', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('no luck')
  }
  const runner = startTimerRunner([
    { name: 'bad', everyMinutes: 1, mostSeconds: 60, wakenBy: null, run },
  ])
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(runs).toBe(4)
  await runner.stop()
})

test('stopping waits for what runs, and nothing begins after', async () => {
  const { job, endOne, counts } = slowJob()
  const runner = startTimerRunner([job])
  runner.wake(job)
  runner.wake(job)
  let stopped = false
  const stopping = runner.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).toBe(false)
  await endOne()
  await stopping
  runner.wake(job)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(counts().runs).toBe(1)
})

test('stopping gives up on a run that does not end', async () => {
  const { job } = slowJob()
  const runner = startTimerRunner([job])
  runner.wake(job)
  vi.useRealTimers()
  const before = performance.now()
  await runner.stop()
  expect(performance.now() - before).toBeGreaterThan(7000)
}, 15_000)
