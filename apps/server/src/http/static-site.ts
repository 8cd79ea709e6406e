import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressedFiles, needsAddress, sendAddressed } from './addressed-files.ts'
import { sendError } from './api-error.ts'
import { contentPolicy } from './content-policy.ts'
import type { SiteFacts } from './site-facts.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const FRAME = '__spa-fallback.html'
const NOT_FOUND = '404.html'
/** There once the operator has written it. */
const IMPRINT = 'imprint/index.html'
/** Below them every path is a screen of the app, of one record or of none. */
const OF_THE_APP = /^(admin|dashboard\/(services|orders))\//

/**
 * The interface as files: pages at their paths, the empty frame for every screen of the administration, and a real
 * 404 with our page. What there is, and the policy of each page, is read once at the start.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  { address, isWritten, words }: SiteFacts,
): Promise<void> {
  const files = new Set(listFiles(folder))
  const addressed = addressedFiles(folder, files, address)
  if (address === null) for (const file of files) if (needsAddress(file)) files.delete(file)
  const policies = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, contentPolicy(textOf(file))]),
  )
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
  })

  app.get('/*', { compress: false }, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url)
    const found = path !== null && [path, `${path}/index.html`].find((file) => files.has(file))
    if (found && (found !== IMPRINT || (await isWritten('imprint')))) {
      return send(request, reply, found)
    }
    if (path?.startsWith('assets/') || path?.startsWith('api/')) {
      return sendError(request, reply, { status: 404 })
    }
    if (path && OF_THE_APP.test(path) && files.has(FRAME)) return send(request, reply, FRAME)
    if (files.has(NOT_FOUND)) return send(request, reply.code(404), NOT_FOUND)
    return sendError(request, reply, { status: 404 })
  })

  function textOf(file: string): string {
    return addressed.get(file)?.text ?? readFileSync(join(folder, file), 'utf8')
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
  ): Promise<FastifyReply> {
    const policy = policies.get(file)
    if (policy) reply.header('content-security-policy', policy)
    // Only what carries its hash in its name stays what it is.
    if (file.startsWith('assets/')) {
      return reply.sendFile(file, { cacheControl: true, maxAge: YEAR_MS, immutable: true })
    }
    reply.header('cache-control', 'no-cache')
    const known = addressed.get(file)
    return known
      ? sendAddressed(request, reply, await known.as(await words()), file)
      : reply.sendFile(file)
  }
}

/** The path without its slash in front, as files are listed; null when it cannot be one. */
function pathOf(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURIComponent(path).replace(/^\/+|\/+$/g, '') || 'index.html'
  } catch {
    return null
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
}
