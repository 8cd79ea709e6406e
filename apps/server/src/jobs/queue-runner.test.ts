import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openSqlClient, type SqlClient } from '@hostfront/store/sql-client'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from './job.ts'
import { startQueueRunner } from './queue-runner.ts'

const server = process.env.DATABASE_URL
if (!server)
  console.log('Skipped: the queue of jobs (set DATABASE_URL to a PostgreSQL to run them).')

describe.skipIf(!server)('the queue of jobs on PostgreSQL', () => {
  let admin: SqlClient
  let database: string
  let url: string
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (_: object, text: string) => warnings.push(text) }

  beforeAll(() => {
    admin = openSqlClient(server ?? '', { connections: 1 })
  })
  afterAll(() => admin.close())

  beforeEach(async () => {
    warnings.length = 0
    database = `hf_jobs_${randomUUID().replaceAll('-', '')}`
    await admin.query({ text: `create database ${database}` })
    const address = new URL(server ?? '')
    address.pathname = `/${database}`
    url = address.href
  })
  afterEach(async () => {
    await admin.query({ text: `drop database ${database} with (force)` })
  })

  function job(run: () => Promise<unknown>): Job {
    return { name: 'work', everyMinutes: 1, mostSeconds: 60, wakenBy: null, run }
  }

  async function shutOut(): Promise<void> {
    await admin.query({ text: `alter database ${database} allow_connections false` })
    await admin.query({
      text: 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      values: [database],
    })
  }
  const letIn = () => admin.query({ text: `alter database ${database} allow_connections true` })

  async function inDatabase(sql: string): Promise<void> {
    const client = openSqlClient(url, { connections: 1 })
    await client.query({ text: sql })
    await client.close()
  }

  async function isFetching(): Promise<boolean> {
    const { rowCount } = await admin.query({
      text: `select from pg_stat_activity where datname = $1 and wait_event = 'PgSleep'`,
      values: [database],
    })
    return rowCount === 1
  }

  async function statesOfJobs(): Promise<unknown[]> {
    const client = openSqlClient(url, { connections: 1 })
    const { rows } = await client.query({
      text: `select state from jobs.job where name = 'work' order by created_on`,
    })
    await client.close()
    return rows.map(({ state }) => state)
  }

  test('replicas that start and wake at once never run a job at the same time', async () => {
    let running = 0
    let most = 0
    let runs = 0
    const work = () =>
      job(async () => {
        running += 1
        runs += 1
        most = Math.max(most, running)
        await pause(100)
        running -= 1
      })
    const replicas = [work(), work(), work()].map((mine) => ({
      mine,
      runner: startQueueRunner(url, [mine], log),
    }))
    await Promise.all(replicas.map(({ runner }) => runner.ready))
    for (let round = 0; round < 20; round += 1) {
      for (const { runner, mine } of replicas) runner.wake(mine)
      await pause(20)
    }
    await expect.poll(() => runs).toBeGreaterThan(2)
    await Promise.all(replicas.map(({ runner }) => runner.stop()))
    expect(most).toBe(1)
    expect(running).toBe(0)
    expect(warnings).toEqual([])
  })

  test('a wish during a run is one more run after it', async () => {
    const ends: (() => void)[] = []
    const mine = job(() => new Promise<void>((resolve) => ends.push(resolve)))
    const runner = startQueueRunner(url, [mine], log)
    await expect.poll(() => ends.length).toBe(1)
    for (let wish = 0; wish < 5; wish += 1) runner.wake(mine)
    await expect.poll(statesOfJobs).toEqual(['active', 'created'])
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.()
    await expect.poll(statesOfJobs).toEqual(['completed', 'completed'])
    await runner.stop()
    expect(ends).toHaveLength(2)
  })

  test('stopping waits for the job that runs', async () => {
    let end = () => {}
    let begun = false
    const events: string[] = []
    const mine = job(async () => {
      begun = true
      await new Promise<void>((resolve) => {
        end = resolve
      })
      events.push('job ended')
    })
    const runner = startQueueRunner(url, [mine], log)
    await expect.poll(() => begun).toBe(true)
    const stopping = runner.stop().then(() => events.push('stopped'))
    expect(await statesOfJobs()).toEqual(['active'])
    end()
    await stopping
    expect(events).toEqual(['job ended', 'stopped'])
    // A queue that was closed meanwhile could not have written it.
    expect(await statesOfJobs()).toEqual(['completed'])
  })

  test('a job that is fetched while the runner stops goes back without having begun', async () => {
    let runs = 0
    const mine = job(async () => {
      runs += 1
    })
    const runner = startQueueRunner(url, [mine], log)
    await expect.poll(() => runs).toBe(1)
    await expect.poll(statesOfJobs).toEqual(['completed'])
    await inDatabase(`create function linger() returns trigger language plpgsql
      as 'begin perform pg_sleep(1); return new; end'`)
    await inDatabase(`create trigger linger before update on jobs.job for each row
      when (new.name = 'work' and new.state = 'active') execute function linger()`)
    runner.wake(mine)
    await expect.poll(isFetching).toBe(true)
    await runner.stop()
    expect(await statesOfJobs()).toEqual(['completed', 'retry'])
    expect(runs).toBe(1)
  })

  test('a job that fails runs again, and later wishes run too', async () => {
    let runs = 0
    const mine = job(async () => {
      runs += 1
      if (runs === 1) throw new Error('no luck')
    })
    const runner = startQueueRunner(url, [mine], log)
    await expect.poll(() => runs).toBe(1)
    runner.wake(mine)
    await expect.poll(() => runs).toBe(2)
    await runner.stop()
  })

  test('connections that break in the middle of a job end neither the process nor the work', async () => {
    let runs = 0
    const mine = job(async () => {
      runs += 1
      if (runs === 1) await shutOut()
    })
    const runner = startQueueRunner(url, [mine], log)
    await expect.poll(() => warnings.join()).toContain('does not reach')
    await letIn()
    runner.wake(mine)
    await expect.poll(() => runs).toBe(2)
    await runner.stop()
  })

  test('what a dead replica was doing is done by another', async () => {
    const runner = startQueueRunner(url, [job(() => Promise.resolve())], log)
    await runner.ready
    await runner.stop()
    // As a process leaves it that is killed in the middle.
    await inDatabase(`insert into jobs.job (name, state, policy, started_on, expire_in, retry_limit)
      values ('work', 'active', 'stately', now() - interval '2 minutes', interval '1 minute', 2)`)
    let runs = 0
    const heir = startQueueRunner(
      url,
      [
        job(async () => {
          runs += 1
        }),
      ],
      log,
    )
    await heir.ready
    expect(runs).toBe(0)
    const maintainer = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false })
    maintainer.on('error', () => undefined)
    await maintainer.start()
    await maintainer.maintain()
    await maintainer.stop()
    await expect.poll(() => runs).toBeGreaterThan(0)
    await heir.stop()
  })

  test('a database that comes later is waited for', async () => {
    await shutOut()
    let runs = 0
    const mine = job(async () => {
      runs += 1
    })
    const runner = startQueueRunner(url, [mine], log)
    await expect.poll(() => warnings.join()).toContain('could not be opened')
    await letIn()
    await expect.poll(() => runs).toBe(1)
    await runner.stop()
  })
})
