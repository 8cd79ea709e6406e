import { afterAll, beforeAll, describe } from 'vitest'
import { storeConformance } from '../conformance/conformance.ts'
import { openPostgresStore } from './open-postgres-store.ts'
import { createTestDatabase, serverUrl, type TestDatabase } from './testing/test-database.ts'

const server = serverUrl()

describe.skipIf(!server)('on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '')
  })
  afterAll(() => database?.drop())

  storeConformance('postgres', async () => {
    await database.empty()
    return openPostgresStore({ url: database.url })
  })
})
