// Starts both editions and runs the server's unit tests on every Node that the README names, each as the npm package
// `node` brings it. Not a part of `npm test`: it takes minutes a version. `npm run nodes -- 22` tries that one alone.
import './require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installModules } from './install-modules.mjs'
import { findFreePort } from './port.mjs'
import { projectRoot } from './project-root.mjs'

const VERSIONS = ['20.19.0', '22', '24']
/** A start builds first, which takes a while on a busy machine. */
const START_MS = 10 * 60_000

await installModules()
const asked = process.argv.slice(2)
const outcomes = []
for (const version of asked.length > 0 ? asked : VERSIONS) {
  const env = environmentOf(version)
  console.log(`\n== Node ${version} (${env.said})`)
  outcomes.push([version, 'npm start', await answers('start.mjs', '/', env)])
  outcomes.push([version, 'npm run server', await answers('server.mjs', '/readyz', env)])
  outcomes.push([version, "the server's unit tests", testServer(env)])
}
for (const [version, what, isWell] of outcomes) {
  console.log(`Node ${version}: ${what} ${isWell ? 'passed' : 'FAILED'}`)
}
process.exit(outcomes.every(([, , isWell]) => isWell) ? 0 : 1)

/** With that Node in front of all others, for npm too. */
function environmentOf(version) {
  const print = 'console.log(process.execPath, process.version)'
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--yes', '--package', `node@${version}`, 'node', '-e', print],
    { encoding: 'utf8', cwd: tmpdir() },
  )
  const [path, said] = (stdout ?? '').trim().split(' ')
  if (!path || !said?.startsWith(`v${version}`)) {
    console.error(`Node ${version} cannot be had: ${stderr}`)
    process.exit(1)
  }
  return { path, said, PATH: `${dirname(path)}${delimiter}${process.env.PATH}` }
}

/** Whether the script starts and answers at its port. */
async function answers(script, path, { path: node, PATH }) {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-nodes-'))
  const child = spawn(node, [join(projectRoot, 'scripts', script)], {
    cwd: projectRoot,
    env: { ...process.env, PATH, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = performance.now() + START_MS
  let isWell = false
  while (!isWell && child.exitCode === null && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    isWell = await fetch(`http://localhost:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
  return isWell
}

function testServer({ path, PATH }) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'apps/server']
  const env = { ...process.env, PATH }
  return spawnSync(path, args, { cwd: projectRoot, env, stdio: 'inherit' }).status === 0
}
