/** The key outside the database: what it seals, and what happens without it. */
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfNewShop, type Database } from './database.ts'
import { oneTimeCode } from './one-time-code.ts'
import { type OpenServer, openServer } from './open-server.ts'

let database: Database
let server: OpenServer
beforeAll(async () => {
  database = await copyOfNewShop()
  server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

test('the secret of a second factor lies sealed in the database', async () => {
  const admin = await server.admin()
  const { secret } = await admin.api.secondFactor.start()
  await server.stop()
  const [row] = (await database.query('SELECT secret FROM second_factors')) as { secret: string }[]
  expect(row?.secret).toMatch(/^s2\./)
  expect(row?.secret).not.toContain(secret)
})

test('with another key, or without the file it was in, the server says so and does not start', async () => {
  const file = join(database.env.DATA_DIR ?? '', 'secret.key')
  const another = { HOSTFRONT_SECRET_KEY: 'another-key-of-more-than-32-characters' }
  await expect(openServer({ database, env: another })).rejects.toThrow(
    /the key of HOSTFRONT_SECRET_KEY is not the one that this database was begun with/,
  )
  await rename(file, `${file}.kept`)
  await expect(openServer({ database })).rejects.toThrow(/secret\.key is not the one/)
  await rename(`${file}.kept`, file)
  await server.start()
  const admin = await server.admin()
  expect(await admin.api.secondFactor.status()).toMatchObject({ isOn: false })
})

test('a new key beside the one of before seals all anew, and is then enough by itself', async () => {
  const { secret } = await (await server.admin()).api.secondFactor.start()
  await server.stop()
  const file = join(database.env.DATA_DIR ?? '', 'secret.key')
  const key = { SECRET_KEY: 'the-key-that-comes-in-its-place-now' }
  const old = { HOSTFRONT_OLD_SECRET_KEYS: (await readFile(file, 'utf8')).trim() }
  const rotating = await openServer({ database, env: { ...key, ...old } })
  await rotating.close()
  const rotated = await openServer({ database, env: key })
  await (await rotated.admin()).api.secondFactor.confirm({ code: oneTimeCode(secret) })
  await rotated.close()
})
