// Serves the built site the way any static host should: pages at their paths, deep links, a real 404.
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { argv, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const dist = fileURLToPath(new URL('./dist', import.meta.url))
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.sh': 'text/x-shellscript; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** Compressed by themselves. */
const PACKED = new Set(['.png', '.woff2'])
/** Gzipped bodies by file and time of its last change, so that a rebuild is seen. */
const packed = new Map()

export async function serve({ port = 4173, folder = dist } = {}) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return server
}

async function answer(folder, request, response) {
  const { pathname } = new URL(request.url, 'http://localhost')
  const found = await find(folder, pathname)
  const file = found ?? (await lastResort(folder, pathname))
  if (!file) return response.writeHead(404).end()
  const { body, encoding } = await pack(file, request.headers['accept-encoding'] ?? '')
  response.writeHead(found || file.isFrame ? 200 : 404, {
    'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The file of a path: itself, or the page of the folder with that name. */
async function find(folder, pathname) {
  let wanted
  try {
    wanted = normalize(join(folder, decodeURIComponent(pathname)))
  } catch {
    return null
  }
  if (!wanted.startsWith(folder + sep)) return null
  for (const path of [wanted, join(wanted, 'index.html')]) {
    const facts = await stat(path).catch(() => null)
    if (facts?.isFile()) return { path, changed: facts.mtimeMs }
  }
  return null
}

/** Any path below /admin, and that of a service or an order, is a screen of the app; another unknown page is a 404 with our screen. */
async function lastResort(folder, pathname) {
  if (pathname.startsWith('/assets/')) return null
  const isFrame = /^\/(admin|dashboard\/(services|orders))\//.test(pathname)
  const file = await find(folder, isFrame ? '/__spa-fallback.html' : '/404.html')
  return file && { ...file, isFrame }
}

/** The brotli copy that the build has put beside the file, else gzip, made once. */
async function pack({ path, changed }, accepted) {
  if (accepted.includes('br')) {
    const body = await readFile(`${path}.br`).catch(() => null)
    if (body) return { body, encoding: 'br' }
  }
  const body = await readFile(path)
  if (!accepted.includes('gzip') || PACKED.has(extname(path))) return { body, encoding: null }
  const key = `${path} ${changed}`
  if (!packed.has(key)) packed.set(key, await promisify(gzip)(body))
  return { body: packed.get(key), encoding: 'gzip' }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(env.PORT ?? 4173)
  await serve({ port })
  console.log(`http://localhost:${port}`)
}
