import { runCommand } from './run-command.mjs'

/**
 * Runs the steps one by one, those that run `beside` together with the one before them. Stops at the first failure
 * unless asked to go on, says how long each took, and exits with the outcome. `--begin-within=60`: what has not begun
 * after so many minutes is left out, and that is said (docs/decisions/0093).
 */
export async function runSteps(steps, { goOn = process.argv.includes('--all') } = {}) {
  const start = Date.now()
  const beginWithinMs = readBeginWithinMs()
  const outcomes = []
  for (const group of groupSteps(steps)) {
    const isLate = Date.now() - start > beginWithinMs
    outcomes.push(...(await runGroup(isLate ? group.map(leftOutAsLate) : group)))
    if (outcomes.some(({ passed }) => !passed) && !goOn) break
  }
  const failed = outcomes.filter((outcome) => !outcome.passed)
  const durations = outcomes
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ name, seconds }) => `${seconds} s ${name}`)
  console.log(`\n${durations.join(', ')}; ${secondsSince(start)} s in all`)
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`)
  const leftOut = outcomes.filter((outcome) => outcome.isLeftOut)
  const passed = outcomes.length - failed.length - leftOut.length
  console.log(`${passed} passed, ${failed.length} failed, ${leftOut.length} left out`)
  process.exit(failed.length === 0 ? 0 : 1)
}

function readBeginWithinMs() {
  const flag = process.argv.find((argument) => argument.startsWith('--begin-within'))
  if (!flag) return Number.POSITIVE_INFINITY
  const minutes = Number(flag.split('=')[1])
  if (!(minutes > 0)) throw new Error(`${flag}: how many minutes? --begin-within=60`)
  return minutes * 60_000
}

const leftOutAsLate = (step) => ({
  ...step,
  leftOut: step.leftOut ?? 'this machine is too slow for it today: run it alone',
})

/** Each step with those that run beside it. */
function groupSteps(steps) {
  const groups = []
  for (const step of steps) {
    if (step.beside && groups.length > 0) groups.at(-1).push(step)
    else groups.push([step])
  }
  return groups
}

async function runGroup(group) {
  if (group.length === 1) return [await runStep(group[0], console.log)]
  return Promise.all(
    group.map(async (step) => {
      // Kept until the step is done, so that what several say is not mixed.
      let said = ''
      const outcome = await runStep(
        step,
        (line) => (said += `${line}\n`),
        (text) => (said += text),
      )
      process.stdout.write(said)
      return outcome
    }),
  )
}

/** `say` gets what is said about the step, `onOutput` what its command prints; without it the command prints itself. */
async function runStep({ name, command, env = {}, leftOut = null }, say, onOutput) {
  say(`\n== ${name}`)
  if (leftOut !== null) {
    say(`-- ${name}: left out, because ${leftOut}`)
    return { name, seconds: 0, passed: true, isLeftOut: true }
  }
  const start = Date.now()
  const code = await runCommand(command, { env: { CI: 'true', ...env }, onOutput })
  const seconds = secondsSince(start)
  say(`-- ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return { name, seconds, passed: code === 0 }
}

const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1)
