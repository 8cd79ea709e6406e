// For how long the first visit to a page keeps it from hearing what is pressed: of every piece of work after the first
// paint what is over 50 ms on a processor four times slower, as Lighthouse counts it. But it is counted in processor time
// of the page's thread, which others on the machine do not change. The floor is a page that has nothing but React and the
// router (apps/web/empty-page.mjs), measured in turns with the others. `RUNS=9` measures longer.
import { chromium } from '@playwright/test'
import { serveShop } from '../../scripts/serve-shop.mjs'
import { chromiumArgs, chromiumPath, personUserAgent } from '../../tests/chromium.mjs'
import { median } from './parts/median.mjs'
import { serveEmptyPage } from './parts/serve-empty-page.mjs'
import { traceWork } from './parts/trace-work.mjs'

const PATHS = ['/', '/services/samp', '/contact', '/register']
const RUNS = Number(process.env.RUNS ?? 5)
const SLOWDOWN = 4
/** ms. What is shorter keeps nobody waiting. */
const UNNOTICED = 50
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

const shop = await serveShop()
const urls = { 'empty page': await serveEmptyPage() }
for (const path of PATHS) urls[path] = shop + path
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
const runs = Object.fromEntries(Object.keys(urls).map((name) => [name, []]))
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, url] of Object.entries(urls)) runs[name].push(await visit(url))
}
await browser.close()
const floor = medianOf(runs['empty page'], 'blocking')
const rows = Object.entries(runs).map(([name, visits]) => {
  const blocking = medianOf(visits, 'blocking')
  return [
    name,
    {
      'blocking ms': Math.round(blocking),
      'blocking / empty': floor === 0 ? null : Number((blocking / floor).toFixed(2)),
      'longest piece ms': Math.round(medianOf(visits, 'longest')),
      'all work ms': Math.round(medianOf(visits, 'all')),
    },
  ]
})
console.table(Object.fromEntries(rows))
process.exit(0)

async function visit(url) {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, userAgent: personUserAgent })
  const page = await context.newPage()
  const work = await traceWork(browser, async () => {
    await page.goto(url)
    // The shop is opened and what is due is looked for when the browser is idle.
    await page.waitForTimeout(4000)
  })
  await context.close()
  const pieces = work.map((milliseconds) => milliseconds * SLOWDOWN)
  const sum = (values) => values.reduce((total, value) => total + value, 0)
  return {
    blocking: sum(pieces.map((piece) => Math.max(0, piece - UNNOTICED))),
    longest: Math.max(...pieces),
    all: sum(pieces),
  }
}

function medianOf(visits, name) {
  return median(visits.map((visit) => visit[name]))
}
