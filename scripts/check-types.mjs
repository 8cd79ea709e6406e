// Types of every workspace, with TypeScript 7 for speed. It is installed beside TypeScript 6,
// whose API other tools need; both bring a `tsc`, so this one is called by its path.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const projects = findProjects()
const waiting = [...projects]
let failed = 0
await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
console.log(`${projects.length} projects checked, ${failed} failed.`)
process.exit(failed === 0 && projects.length > 0 ? 0 : 1)

function findProjects() {
  const folders = ['packages', 'apps']
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .concat('tests')
    .filter((folder) => existsSync(folder))
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^tsconfig.*\.json$/.test(name))
      .map((name) => join(folder, name)),
  )
}

async function checkNext() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    if ((await check(project)) !== 0) failed += 1
  }
}

function check(project) {
  // Several checkers learn the same types each for itself: on two cores that takes twice the time.
  const options = ['--noEmit', '--pretty', 'false', '--checkers', '1']
  const args = ['node_modules/typescript7/bin/tsc', ...options, '-p', project]
  return new Promise((resolve) => {
    let report = ''
    const tsc = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    tsc.stdout.on('data', (text) => (report += text))
    tsc.stderr.on('data', (text) => (report += text))
    tsc.on('close', (code) => {
      if (code !== 0) console.error(`${project}\n${report}`)
      resolve(code)
    })
  })
}
