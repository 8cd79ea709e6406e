import { runCommand } from './run-command.mjs'

/** Runs the steps one by one, stops at the first failure unless told to go on, and exits with the outcome. */
export async function runSteps(steps, { goOn = process.argv.includes('--all') } = {}) {
  const outcomes = []
  for (const step of steps) {
    outcomes.push(await runStep(step))
    if (!outcomes.at(-1).passed && !goOn) break
  }
  const failed = outcomes.filter((outcome) => !outcome.passed)
  console.log(`\n${outcomes.map(({ name, seconds }) => `${seconds} s ${name}`).join(', ')}`)
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length === 0 ? 0 : 1)
}

async function runStep({ name, command, env = {}, leftOut = null }) {
  console.log(`\n== ${name}`)
  if (leftOut !== null) {
    console.log(`-- ${name}: left out, because ${leftOut}`)
    return { name, seconds: 0, passed: true }
  }
  const start = Date.now()
  const code = await runCommand(command, { env: { CI: 'true', ...env } })
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`-- ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return { name, seconds, passed: code === 0 }
}
