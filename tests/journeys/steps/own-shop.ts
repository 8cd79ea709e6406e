// A shop that no other test uses, in both editions: for what would change it for all of them, as closed months do.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/free-port.ts'
import { edition } from '../edition.ts'
import { test as journey } from '../journey.ts'

/** It starts three times before it is there, on a machine that has other things to do. */
const START_MS = 240_000

/** In the embedded edition each test has one anyway. */
export const test = journey.extend({
  baseURL: [
    async ({ baseURL }, use) => {
      if (edition === 'embedded') return use(baseURL)
      const before = process.env.JOURNEYS_URL
      const server = await startServer()
      process.env.JOURNEYS_URL = server.url
      await use(server.url)
      if (before === undefined) delete process.env.JOURNEYS_URL
      else process.env.JOURNEYS_URL = before
      await server.stop()
    },
    { scope: 'test', timeout: START_MS + 30_000 },
  ],
})

async function startServer() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../serve-server.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  const deadline = Date.now() + START_MS
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('The server of this test did not start.')
    }
    await pause(100)
  }
  return { url, stop }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
