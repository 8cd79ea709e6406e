import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../../apps/web/serve.mjs'

const DIST = join(import.meta.dirname, '../../../apps/web/dist')

/** A static host of the embedded edition's own, which can go away, come back, and be given another build. */
export interface StaticHost {
  readonly url: string
  readonly folder: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Puts a build in the place of the one before, of which nothing is left. `half`: without one of its pages. */
  deploy(name: string, half?: 'half'): Promise<void>
  remove(): Promise<void>
}

export async function openStaticHost(): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-site-'))
  await cp(DIST, folder, { recursive: true })
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  let entry = ''

  function listen(at: number): Promise<Server> {
    return serve({ port: at, folder })
  }
  async function stop(): Promise<void> {
    if (!server.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://localhost:${port}`,
    folder,
    stop,
    async start() {
      server = await listen(port)
    },
    async deploy(name, half) {
      await rm(folder, { recursive: true })
      await cp(DIST, folder, { recursive: true })
      entry = await rebuild(folder, name)
      if (half) await writeFile(join(folder, 'about/index.html'), entry)
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Makes another build of a copy: its scripts have other names, and all that names them follows. Answers its entry's. */
async function rebuild(folder: string, name: string): Promise<string> {
  const assets = join(folder, 'assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const next = new Map(scripts.map((file) => [file, file.replace(/\.js$/, `-${name}.js`)]))
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file)
    if (file.endsWith('.br')) await rm(path)
    else if (/\.(html|js)$/.test(file)) {
      const text = await readFile(path, 'utf8')
      const renamed = text.replace(/[\w.-]+\.js/g, (file) => next.get(file) ?? file)
      await writeFile(path, allowAnew(text, renamed))
    }
  }
  for (const [old, renamed] of next) await rename(join(assets, old), join(assets, renamed))
  await listAnew(folder)
  return [...next.values()].find((file) => file.startsWith('index-')) ?? ''
}

/** A page's policy names its inline scripts by what they say. */
function allowAnew(before: string, after: string): string {
  const scripts = (html: string) =>
    [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, script = '']) => hashOf(script))
  const renewed = scripts(after)
  return scripts(before).reduce((html, old, at) => html.replace(old, renewed[at] ?? old), after)
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64')

/** The worker's list says what each file's content is. */
async function listAnew(folder: string): Promise<void> {
  const worker = join(folder, 'worker.js')
  const text = await readFile(worker, 'utf8')
  const ENTRY = /url:`([^`]+)`,revision:(null|`[^`]*`|void 0),integrity:`[^`]+`/g
  let listed = text
  for (const [found, url = '', revision] of text.matchAll(ENTRY)) {
    const hash = hashOf(await readFile(join(folder, url)))
    const own = revision === 'null' ? 'null' : `\`${hash.slice(0, 12)}\``
    listed = listed.replace(found, `url:\`${url}\`,revision:${own},integrity:\`sha256-${hash}\``)
  }
  if (listed === text) throw new Error('The worker lists nothing')
  await writeFile(worker, listed)
}
