import { spawn } from 'node:child_process'
import { projectRoot } from './project-root.mjs'

/** Runs a command in the project's root with its output shown, or given to `onOutput`; resolves to its exit code. */
export function runCommand([program, ...args], { env = {}, timeoutMs, onOutput } = {}) {
  const output = onOutput ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      // Nobody answers questions here, so that a tool that asks one goes on at once.
      stdio: ['ignore', output, output],
      // npm is a script of the shell on Windows.
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput)
    }
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
