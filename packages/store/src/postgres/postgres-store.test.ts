import { afterAll, beforeAll, describe } from 'vitest'
import { storeConformance } from '../conformance/conformance.ts'
import { fileBytesConformance } from '../conformance/file-bytes.ts'
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

  fileBytesConformance('postgres', async () => {
    await database.query('delete from file_bytes')
    const store = openPostgresStore({ url: database.url })
    return { ...store.files, close: () => store.close() }
  })
})
