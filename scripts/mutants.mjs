// Whether the tests of packages/domain notice bugs: plants them one at a time, each folder by itself (`npm run mutants -- payments`).
// Stryker is no dependency: its 167 packages would be installed with every clone, and hardly anybody runs this.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const VERSION = '9.6.1'
/** Those of the money. */
const USUAL = ['billing', 'payments', 'statements', 'money']
/** Percent of the planted bugs that have to be noticed. */
const LEAST = 85

/** The same cases each time; of one that fails nobody needs a smaller one, and looking for it takes most of the time. */
const CASES = `import fc from 'fast-check'
fc.configureGlobal({ seed: 1, endOnFailure: true })
`
/** Each file by itself: of modules that are shared between files nobody records which test has run them. */
const TESTS = { include: ['src/**/*.test.ts'], testTimeout: 60_000 }

const home = resolve('node_modules/.cache/mutants')
const domain = resolve('packages/domain')
const stryker = resolve(home, 'node_modules/@stryker-mutator/core/bin/stryker.js')

install()
const folders = process.argv.length > 2 ? process.argv.slice(2) : USUAL
const scores = folders.map(plantIn)
for (const { folder, noticed, all } of scores) {
  console.log(`${folder}: ${noticed} of ${all} noticed, ${percent(noticed, all)} %`)
}
process.exit(scores.every(({ noticed, all }) => percent(noticed, all) >= LEAST) ? 0 : 1)

function install() {
  const known = resolve(home, 'package.json')
  const wanted = ['core', 'vitest-runner'].map((name) => [`@stryker-mutator/${name}`, VERSION])
  const text = JSON.stringify({ private: true, dependencies: Object.fromEntries(wanted) })
  if (existsSync(stryker) && readFileSync(known, 'utf8') === text) return
  mkdirSync(home, { recursive: true })
  writeFileSync(known, text)
  // Vitest is the project's own: what looks for it here finds it above.
  run('npm', ['install', '--legacy-peer-deps', '--no-save', '--no-audit', '--no-fund'], home)
}

function plantIn(folder) {
  const report = resolve(home, `${folder}.json`)
  const tests = resolve(home, 'vitest.config.mjs')
  const cases = resolve(home, 'cases.mjs')
  writeFileSync(cases, CASES)
  const test = { ...TESTS, setupFiles: [cases] }
  writeFileSync(tests, `export default ${JSON.stringify({ test })}\n`)
  const config = resolve(home, 'stryker.json')
  writeFileSync(config, JSON.stringify(configOf({ folder, report, tests })))
  run(process.execPath, [stryker, 'run', config], domain)
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  const mutants = Object.entries(files).flatMap(([path, { source, mutants: planted }]) =>
    planted.map((mutant) => ({
      ...mutant,
      path,
      line: source.split('\n')[mutant.location.start.line - 1],
    })),
  )
  const lived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const { path, location, line, replacement } of lived) {
    const put = replacement.replaceAll(/\s+/g, ' ').slice(0, 80)
    console.log(`${path}:${location.start.line} ${line.trim()} => ${put}`)
  }
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  return { folder, noticed, all: noticed + lived.length }
}

function configOf({ folder, report, tests }) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: tests, related: false },
    mutate: [`src/${folder}/*.ts`, '!src/**/*.test.ts', '!src/**/{seed,sample}-*.ts'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    coverageAnalysis: 'perTest',
    // What is planted in a schema or a table runs all tests, for it is there before any: that takes hours.
    ignoreStatic: true,
    concurrency: 1,
    tempDirName: resolve(home, 'sandbox'),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
  }
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Where nothing was planted, nothing was noticed. */
function percent(part, whole) {
  return whole === 0 ? 0 : Math.floor((1000 * part) / whole) / 10
}
