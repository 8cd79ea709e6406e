import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { findFreePort } from '../scripts/port.mjs'

/** Serves another server's pages without their scripts: the floor that a page's paint can be held against. */
export async function serveWithoutScripts(origin) {
  const port = await findFreePort()
  /** By path: packing takes longer than sending, and would count as the page's. */
  const packed = new Map()
  const server = createServer((request, response) => void answerBare(request, response))
  await new Promise((resolve) => server.listen(port, resolve))
  return `http://localhost:${port}`

  async function answerBare(request, response) {
    const known = packed.get(request.url) ?? (await pack(request.url))
    packed.set(request.url, known)
    response.writeHead(known.status, { 'content-type': known.type, 'content-encoding': 'br' })
    response.end(known.body)
  }

  async function pack(path) {
    const answer = await fetch(origin + path)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    const body = Buffer.from(await answer.arrayBuffer())
    const sent = type.includes('html') ? withoutScripts(body.toString()) : body
    return { status: answer.status, type, body: brotliCompressSync(sent) }
  }
}

const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?modulepreload"?[^>]*>/g, '')
