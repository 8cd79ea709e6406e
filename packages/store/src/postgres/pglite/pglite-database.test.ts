import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SqlConnection } from '../sql-connection.ts'
import { openPgliteInMemory } from './durable-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
beforeAll(async () => {
  db = await openPgliteInMemory()
}, 120_000)
afterAll(() => db?.close())

const echo = { text: 'select $1::text', name: 'echo' }

const echoed = async (connection: SqlConnection, value: string) =>
  (await connection.run(echo, [value])).rows

test('statements that are sent at once each get their own rows and their own errors', async () => {
  const connection = await pgliteDatabase(db).acquire()
  const values = Array.from({ length: 20 }, (_, at) => `value ${at}`)
  const faulty = connection.run({ text: 'select 1 / $1::int', name: null }, ['0'])
  const answers = await Promise.all(values.map((value) => echoed(connection, value)))
  expect(answers).toEqual(values.map((value) => [[value]]))
  await expect(faulty).rejects.toMatchObject({ code: '22012' })
  expect(await connection.command('select 1')).toBe('SELECT')
  connection.release(false)
})

test('who comes next does not get what the one before has not waited for', async () => {
  const database = pgliteDatabase(db)
  const first = await database.acquire()
  await first.run({ text: 'select 1', name: null }, [], 'BEGIN')
  const commit = first.command('COMMIT')
  first.release(false)
  const second = await database.acquire()
  const rows = second.run({ text: 'select 2', name: 'two' }, [], 'BEGIN')
  expect(await commit).toBe('COMMIT')
  expect((await rows).rows).toEqual([['2']])
  expect((await second.run({ text: 'select 2', name: 'two' }, [])).rows).toEqual([['2']])
  expect(await second.command('COMMIT')).toBe('COMMIT')
  second.release(false)
})
