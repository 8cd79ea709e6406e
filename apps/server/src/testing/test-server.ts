/** The HTTP edge over a shop in memory, with the server's real ports; only the wire is left out. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Backend } from '@hostfront/backend/call/context'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { openBackend } from '../backend/open-backend.ts'
import type { Env } from '../env.ts'
import { type HttpOptions, openHttp } from '../http/open-http.ts'
import { createServerKey } from '../keys/server-key.ts'

export const ADMIN = { email: 'admin@shop.test', password: 'Violet-Harbour-27' }
export const CUSTOMER = { name: 'Ada', email: 'ada@shop.test', password: 'Copper-Meadow-31' }
export const ORIGIN = 'http://localhost:4174'

/** What somebody orders, at the price that they saw; how they pay is left out. */
export const ORDER = {
  planId: 'featured-samp-starter',
  billingCycle: 'monthly',
  options: { location: 'germany', 'ddos-protection': 'no', 'player-slots': '50', backup: 'none' },
  serverName: 'ada',
  country: 'DE',
  voucherCode: '',
  amountDue: 500,
}

export interface TestServerOptions {
  readonly env?: Partial<Env>
  /** Changes the ports before the edge is opened. */
  readonly change?: (backend: Backend) => Partial<Backend>
  readonly siteFolder?: string
  readonly openPages?: HttpOptions['openPages']
  readonly bodyMs?: number
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

export async function openTestServer(options: TestServerOptions = {}) {
  const { env, change, siteFolder, openPages, bodyMs } = options
  const plain = await openBackend({
    store: createMemoryStore(),
    files: createMemoryFileBytes(),
    sql: null,
    limitsFactor: 1000,
    serverKey: createServerKey('of-a-server-that-is-only-tested-1'),
    publicUrl: 'http://localhost',
  })
  await initialiseShop(plain, [{ name: 'Administrator', landing: 'admin', ...ADMIN }])
  const backend: Backend = { ...plain, ...change?.(plain) }
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const http = await openHttp({
    backend,
    env: {
      publicUrl: ORIGIN,
      isPublicUrlSet: false,
      trustProxy: false,
      metricsToken: null,
      limitsFactor: 1000,
      ...env,
    },
    log,
    siteFolder: siteFolder ?? null,
    openPages: openPages ?? null,
    ...(bodyMs !== undefined && { bodyMs }),
  })

  /** A call as the interface's own page makes it. */
  const call = (path: string, input: unknown = {}, options: Omit<InjectOptions, 'url'> = {}) =>
    http.app.inject({
      method: 'POST',
      url: `/api/rpc/${path}`,
      payload: { json: input },
      ...options,
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...options.headers },
    })

  async function signIn(account: { email: string; password: string }): Promise<string> {
    const reply = await call('accounts/login', account)
    const cookie = reply.cookies[0]
    if (!cookie) throw new Error(`No session: ${reply.body}`)
    return `${cookie.name}=${cookie.value}`
  }

  return {
    ...http,
    backend,
    lines,
    call,
    signIn,
    admin: () => signIn(ADMIN),
    customer: async () => {
      await call('accounts/register', CUSTOMER)
      return signIn(CUSTOMER)
    },
  }
}

const START = 'requestAnimationFrame(()=>{})'
const page = (text: string): string =>
  `<!doctype html><html><head><title>${text}</title><script>${START}</script></head><body>${text.padEnd(2000)}</body></html>`
/** One that the interface draws, as its build marks it. */
const drawnPage = (text: string): string =>
  page(text).replace('<body>', '<body><div id="root" data-page="0-1"></div>')

/** A built site of a few files, with the copies that a build puts beside them. */
export function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-site-'))
  const files = {
    'index.html': page('home'),
    'about/index.html': drawnPage('about | %SITE_NAME%'),
    'dashboard/index.html': page('frame'),
    '__spa-fallback.html': page('frame'),
    '404.html': drawnPage('nothing here %SITE_NAME%'),
    'imprint/index.html': page('imprint'),
    'contact/index.html': page('contact').replace(
      '<title>',
      '<link rel="canonical" href="%PUBLIC_URL%/contact">\n<script type="application/ld+json">{}</script>\n<title>',
    ),
    'sitemap.xml': '<urlset>\n<url><loc>%PUBLIC_URL%/contact</loc></url>\n</urlset>',
    'robots.txt': 'User-agent: *\nSitemap: %PUBLIC_URL%/sitemap.xml\n',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-Ab12Cd34.js': `export const app = '${'x'.repeat(2000)}'`,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
    if (text.length > 500) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  return folder
}
