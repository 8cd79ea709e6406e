import { createServer } from 'node:http'
import { findFreePort } from '../../../scripts/port.mjs'

/** So many rows come with the letter, the rest after them; as apps/web/src/parts/list-table/use-first-rows.ts has it. */
const IN_SIGHT = 8

/**
 * Serves what `page` shows of the list as plain HTML without the shop: its floor. A press of a link in the navigation
 * draws the list, a letter in its search box draws its rows anew in another order, those in sight first. Resolves to the
 * address.
 */
export async function serveFrozen(page, shop) {
  const markup = await page.evaluate(() => document.documentElement.outerHTML)
  const html = markup
    .replaceAll(`${shop}/`, '/')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?modulepreload"?[^>]*>/g, '')
    .replace(/<meta\b[^>]*http-equiv[^>]*>/g, '')
    .replace('</body>', () => `<script>(${redraw})(${IN_SIGHT})</script></body>`)
  const port = await findFreePort()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise((resolve) => server.listen(port, resolve))
  return `http://localhost:${port}`

  async function answer({ url }, response) {
    const file = /\.\w+$/.test(url) ? await fetch(shop + url) : null
    const type = file?.headers.get('content-type') ?? 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type })
    response.end(file ? Buffer.from(await file.arrayBuffer()) : `<!doctype html>${html}`)
  }
}

/** Runs in the page. */
function redraw(inSight) {
  const main = document.querySelector('main')
  const content = main.innerHTML
  if (location.pathname !== '/admin/clients') main.textContent = ''
  addEventListener('click', (event) => {
    if (!event.target.closest('nav a')) return
    event.preventDefault()
    main.innerHTML = content
  })
  let rows
  addEventListener('input', () => {
    const body = main.querySelector('tbody')
    rows ??= [...body.rows].map((row) => row.outerHTML)
    rows = [rows.at(-1), ...rows.slice(0, -1)]
    body.innerHTML = rows.slice(0, inSight).join('')
    const drawRest = () => body.insertAdjacentHTML('beforeend', rows.slice(inSight).join(''))
    requestAnimationFrame(() => setTimeout(drawRest))
  })
}
