// Runs dependency-cruiser and insists that it has read the code: with a TypeScript it cannot use,
// it passes green over nothing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const LEAST_MODULES = 60

const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json']
const folders = ['packages', 'apps'].filter((folder) => existsSync(folder))
const run = spawnSync(process.execPath, [...args, ...folders], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
})
if (!run.stdout) {
  console.error(run.stderr || 'dependency-cruiser said nothing.')
  process.exit(1)
}

const { summary } = JSON.parse(run.stdout)
const comments = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]))
for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from} -> ${to}\n    ${comments.get(rule.name)}`)
}
console.log(`${summary.totalCruised} modules read, ${summary.violations.length} forbidden imports.`)
if (summary.totalCruised <= LEAST_MODULES) {
  console.error(`More than ${LEAST_MODULES} modules were expected: the imports were not checked.`)
  process.exit(1)
}
process.exit(summary.violations.length === 0 ? 0 : 1)
