// No file or folder may have a name that says nothing about what is inside.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const VAGUE = /^(utils?|helpers?|common|misc|types|constants)(\.|$)/
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-remote',
  'dist-pages',
  '.git',
  'test-results',
  'playwright-report',
])

const vague = findVagueNames('.')
for (const path of vague) console.error(`${path}: name it for its one main export.`)
if (vague.length === 0) console.log('Every name says what is inside.')
process.exit(vague.length === 0 ? 0 : 1)

function findVagueNames(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      const below = entry.isDirectory() ? findVagueNames(path) : []
      return VAGUE.test(entry.name) ? [path, ...below] : below
    })
}
