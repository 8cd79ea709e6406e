import { spawn } from 'node:child_process'
import { projectRoot } from './project-root.mjs'

/** Runs a command in the project's root with its output shown; resolves to its exit code. */
export function runCommand([program, ...args], { env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      // Nobody answers questions here, so that a tool that asks one goes on at once.
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm is a script of the shell on Windows.
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
