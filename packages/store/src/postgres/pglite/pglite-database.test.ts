import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SqlConnection } from '../sql-connection.ts'
import { unprepared } from '../statements.ts'
import { ask } from '../testing/ask.ts'
import { openPgliteInMemory } from './durable-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
beforeAll(async () => {
  db = await openPgliteInMemory()
}, 120_000)
afterAll(() => db?.close())

const echo = { text: 'select $1::text', name: 'echo' }
const two = { text: 'select 2', name: 'two' }

const echoed = async (connection: SqlConnection, value: string) =>
  (await ask(connection, echo, [value])).rows
const tagOf = async (connection: SqlConnection, text: string) =>
  (await ask(connection, unprepared(text))).tag

test('statements that are sent at once each get their own rows and their own errors', async () => {
  const connection = await pgliteDatabase(db).acquire()
  const values = Array.from({ length: 20 }, (_, at) => `value ${at}`)
  const faulty = ask(connection, unprepared('select 1 / $1::int'), ['0'])
  const answers = await Promise.all(values.map((value) => echoed(connection, value)))
  expect(answers).toEqual(values.map((value) => [[value]]))
  await expect(faulty).rejects.toMatchObject({ code: '22012' })
  expect(await tagOf(connection, 'select 1')).toBe('SELECT 1')
  connection.release(false)
})

test('who comes next does not get what the one before has not waited for', async () => {
  const database = pgliteDatabase(db)
  const first = await database.acquire()
  await tagOf(first, 'BEGIN')
  const commit = tagOf(first, 'COMMIT')
  first.release(false)
  const second = await database.acquire()
  const begin = tagOf(second, 'BEGIN')
  const rows = ask(second, two)
  expect(await commit).toBe('COMMIT')
  expect(await begin).toBe('BEGIN')
  expect((await rows).rows).toEqual([['2']])
  expect((await ask(second, two)).rows).toEqual([['2']])
  expect(await tagOf(second, 'COMMIT')).toBe('COMMIT')
  second.release(false)
})
