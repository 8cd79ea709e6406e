import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from './test-database.ts'

/** A copy of the folder as it was with so many of its migrations. */
export async function earlierMigrations(migrations: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const entries = journal.entries.slice(0, migrations)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  return folder
}
