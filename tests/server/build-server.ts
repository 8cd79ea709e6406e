import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from './database.ts'
import { openServer } from './open-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the database of a new shop, to be copied. */
    readonly newShop: string
  }
}

const ROOT = join(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'apps/server/dist/main.js')
const SOURCES = [
  'apps/server/src',
  ...['domain', 'contract', 'backend', 'store', 'providers'].map((name) => `packages/${name}/src`),
]

/** Once a run, before any test: the server as it would be shipped, and a new shop on PGlite that the tests start from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBuilt()) {
    execFileSync('npm', ['run', 'build', '--workspace', '@hostfront/server'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  if (!process.env.DATABASE_URL) console.log('PostgreSQL left out: no DATABASE_URL')
  const database = await createDatabase('PGlite')
  const server = await openServer({ database })
  await server.stop()
  project.provide('newShop', database.env.DATA_DIR ?? '')
  return () => database.remove()
}

function isBuilt(): boolean {
  if (!existsSync(MAIN)) return false
  const builtAt = statSync(MAIN).mtimeMs
  return SOURCES.every((folder) => newestIn(join(ROOT, folder)) < builtAt)
}

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs))
}
