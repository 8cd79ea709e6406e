import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const HOST = fileURLToPath(new URL('bare-host.mjs', import.meta.url))

/** The same HTTP library answering `value` and doing nothing else, in a process of its own. */
export async function bareServer(value) {
  const child = spawn(process.execPath, [HOST], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(value))
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}`, close: () => child.kill() }
}
