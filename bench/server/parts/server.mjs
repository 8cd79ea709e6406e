import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
/** Of Linux's clock for processor time. */
const TICK_MS = 10
export const ADMIN = { email: 'admin@bench.test', password: 'Violet-Harbour-27' }

/** Starts the built server; `startMs` is the time from the command to the first good answer. */
export async function startServer(database, env = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const before = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      LIMITS_FACTOR: '100000',
      HOSTFRONT_ADMIN_EMAIL: ADMIN.email,
      HOSTFRONT_ADMIN_PASSWORD: ADMIN.password,
      ...database.env,
      ...env,
    },
  })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const startMs = performance.now() - before
  return {
    url,
    startMs,
    /** Resident memory in MB. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`))[1]) / 1024,
    /** Milliseconds of processor time so far, of all its threads. */
    cpuMs: () =>
      readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .split(') ')[1]
        .split(' ')
        .slice(11, 13)
        .reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** One call of the contract; throws when it is refused. */
export async function call(url, path, input, { cookie } = {}) {
  const response = await fetch(`${url}/api/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) },
    body: JSON.stringify({ json: input }),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`)
  return {
    value: body.json,
    cookie: response.headers.getSetCookie().map((line) => line.split(';')[0])[0],
  }
}

async function answers(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
