import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { buildEmptyPage } from '../../../apps/web/empty-page.mjs'
import { findFreePort } from '../../../scripts/port.mjs'

/** Serves the page that has nothing but React and the router: the floor of what a page blocks. Resolves to its address. */
export async function serveEmptyPage() {
  const texts = await buildEmptyPage('empty-page-bench')
  const files = new Map(
    Object.entries(texts).map(([name, text]) => [`/${name}`, brotliCompressSync(text)]),
  )
  const port = await findFreePort()
  const server = createServer(({ url }, response) => {
    const path = url === '/' ? '/index.html' : url
    const body = files.get(path)
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript'
    const headers = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }
    response.writeHead(body ? 200 : 404, body ? headers : {}).end(body)
  })
  await new Promise((resolve) => server.listen(port, resolve))
  return `http://localhost:${port}/`
}
