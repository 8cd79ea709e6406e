import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasHeadMark } from './shop-head.ts'
import { KEPT_MS, LONGEST_MS, type ShopWords } from './shop-words.ts'

/** Where the build has left room for the shop's address (apps/web/prerender/site-address.ts). */
const MARK = '%PUBLIC_URL%'
/** Of nothing but addresses. */
const SITEMAP = 'sitemap.xml'
const WITH_ADDRESS = new Set(['.html', '.txt', '.xml'])
/** A page that is, or may be, more than the empty frame (apps/web/prerender/document.ts). */
const DRAWN = /<div id="root" data-(page|blank)=/
/** Less than the build takes: somebody waits for it. */
const QUALITY = 9
const pack = promisify(brotliCompress)

/** A file of the site as this shop serves it. */
export interface AddressedFile {
  /** With room for what the shop says of itself. */
  readonly text: string
  /** With it: made anew when the shop says something else. */
  readonly as: (words: ShopWords) => Promise<Packable>
}

export interface Packable {
  readonly plain: Buffer
  /** Packed when it is first asked for: a start would wait for all pages. */
  readonly packed: () => Promise<Buffer>
  readonly etag: string
}

/**
 * The files that name the shop or its address, with `address` in its place. Where it is not known (null), the lines that name it
 * are left out, and there is no sitemap.
 */
export function addressedFiles(
  folder: string,
  files: Iterable<string>,
  address: string | null,
): ReadonlyMap<string, AddressedFile> {
  const addressed = new Map<string, AddressedFile>()
  for (const file of files) {
    if (!WITH_ADDRESS.has(extname(file))) continue
    const built = readFileSync(join(folder, file), 'utf8')
    const text = withAddress(built, address)
    if (built.includes(MARK) || hasHeadMark(built))
      addressed.set(file, { text, as: filled(text, drawnPath(file, text)) })
  }
  if (address === null) addressed.delete(SITEMAP)
  return addressed
}

/** What is there only where the address is known. */
export const needsAddress = (file: string): boolean => file === SITEMAP

const withAddress = (text: string, address: string | null): string =>
  address === null
    ? text
        .split('\n')
        .filter((line) => !line.includes(MARK))
        .join('\n')
    : text.replaceAll(MARK, () => address)

/** Where the interface draws the page, null where its content comes with the script. */
const drawnPath = (file: string, text: string): string | null =>
  DRAWN.test(text) ? `/${file.replace(/(\/?index)?\.html$/, '')}` : null

function filled(text: string, path: string | null): AddressedFile['as'] {
  let version: string | null = null
  /** When a page that could not be drawn is tried again. */
  let tryAt = 0
  let last: Packable | null = null
  let making: Promise<Packable> | null = null
  /** For who does not wait for the drawing. */
  let headed: Packable | null = null

  async function make(words: ShopWords): Promise<Packable> {
    const drawn = path === null ? null : await words.drawn(path, text)
    const file = packable(drawn ?? words.headed(text))
    // What was asked for before the last change does not come after it.
    if (version !== words.version) return file
    last = file
    tryAt = path === null || drawn !== null ? Number.POSITIVE_INFINITY : Date.now() + KEPT_MS
    return file
  }

  return async (words) => {
    if (version !== words.version || Date.now() >= tryAt) {
      version = words.version
      tryAt = Number.POSITIVE_INFINITY
      last = null
      headed = null
      making = make(words)
    }
    if (last) return last
    const made = await Promise.race([making, pause(LONGEST_MS, null, { ref: false })])
    if (made) return made
    headed ??= packable(words.headed(text))
    return headed
  }
}

function packable(text: string): Packable {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  let packed: Promise<Buffer> | null = null
  return { plain, packed: () => (packed ??= pack(plain, { params })), etag }
}

export async function sendAddressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed, etag }: Packable,
  file: string,
): Promise<FastifyReply> {
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (knows(request, etag)) return reply.code(304).send()
  const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (isPacked) reply.header('content-encoding', 'br')
  return reply.type(typeOf(file)).send(isPacked ? await packed() : plain)
}

const knows = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(/\s*,\s*/)
    .some((tag) => tag.replace(/^W\//, '') === etag)

function typeOf(file: string): string {
  if (file.endsWith('.html')) return 'text/html; charset=utf-8'
  return file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8'
}
