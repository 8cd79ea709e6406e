import { createMemoryStore } from '@hostfront/store/memory'
import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { measureJob } from './measured-job.ts'

function measured(run: () => Promise<unknown>) {
  const lines: string[] = []
  const log = {
    info: (_facts: object, text: string) => void lines.push(`info: ${text}`),
    warn: (facts: object, text: string) => void lines.push(`warn: ${text} ${Object.keys(facts)}`),
  }
  const job = { name: 'mail', everyMinutes: 1, mostSeconds: 60, wakenBy: null, run }
  return { ...measureJob(job, log), lines }
}

test('a job under which the store was closed has not failed: the server ended', async () => {
  const store = createMemoryStore()
  const { job, figures, lines } = measured(() => store.read((tx) => tx.users.count()))
  await store.close()
  await job.run()
  expect(lines).toEqual(['info: job mail was cut off; it goes on after the next start'])
  expect(figures()).toMatchObject({ runs: 1, failures: 0 })
})

test('a job whose store cannot be reached has failed, with its cause', async () => {
  const away = new StoreError('unavailable', 'connection')
  const { job, figures, lines } = measured(() => Promise.reject(away))
  await expect(job.run()).rejects.toBe(away)
  expect(lines).toEqual(['warn: job mail failed; it will run again err,job'])
  expect(figures()).toMatchObject({ runs: 1, failures: 1 })
})
