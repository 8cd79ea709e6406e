import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { findFreePort } from '../scripts/port.mjs'

/** Serves another server's pages without their scripts: the floor that a page's paint can be held against. */
export async function serveWithoutScripts(origin) {
  const port = await findFreePort()
  const server = createServer((request, response) => void answerBare(request, response))
  await new Promise((resolve) => server.listen(port, resolve))
  return `http://localhost:${port}`

  async function answerBare(request, response) {
    const answer = await fetch(origin + request.url)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    const body = Buffer.from(await answer.arrayBuffer())
    const sent = type.includes('html') ? withoutScripts(body.toString()) : body
    response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' })
    response.end(brotliCompressSync(sent))
  }
}

const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?modulepreload"?[^>]*>/g, '')
