import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'apps/server')
export const SERVER_MAIN = join(SERVER, 'dist/main.js')
const SOURCES = [
  'apps/server',
  'packages/domain',
  'packages/contract',
  'packages/backend',
  'packages/store',
]

/** Once a run, before any test: the server as it would be shipped, built anew when a source is younger than it. */
export function setup(): void {
  if (!isBuilt()) {
    execFileSync('npm', ['run', 'build', '--workspace', '@hostfront/server'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  if (!process.env.DATABASE_URL) console.log('PostgreSQL left out: no DATABASE_URL')
}

function isBuilt(): boolean {
  if (!existsSync(SERVER_MAIN)) return false
  const builtAt = statSync(SERVER_MAIN).mtimeMs
  return SOURCES.every((folder) => newestIn(join(ROOT, folder, 'src')) < builtAt)
}

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs))
}
