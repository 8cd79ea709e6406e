// Mobile Lighthouse, simulated throttling, median of three. Times are soft on a busy machine, so the
// largest paint is also given as a ratio to the same page without any script. The panel's list of users is opened by an
// administrator of a shop with 5,000 sample clients. `npm run bench -- lighthouse` with `PANEL=1` measures that one alone.
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serveShop } from '../../scripts/serve-shop.mjs'
import { chromiumArgs, chromiumPath } from '../../tests/chromium.mjs'
import { serveWithoutScripts } from '../serve-without-scripts.mjs'
import { fillShop } from './parts/panel.mjs'

const PATHS = process.env.PANEL ? [] : ['/about', '/services/samp', '/contact']
const CLIENTS = 5000
const RUNS = 3
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo']

const shop = await serveShop()
const bare = await serveWithoutScripts(shop)
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: [...chromiumArgs, '--headless=new'],
})
const rows = {}
// First: a page that is measured may open a shop of its own, whose password nobody reads.
await signInToFullShop()
rows['/admin/clients'] = await measure(`${shop}/admin/clients`, { disableStorageReset: true })
for (const path of PATHS) {
  const full = await measure(shop + path)
  const floor = await measure(bare + path)
  rows[path] = { ...full, 'LCP / no script': (full['LCP ms'] / floor['LCP ms']).toFixed(2) }
}
console.table(rows)
chrome.kill()
process.exit(0)

async function signInToFullShop() {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const page = await browser.contexts()[0].newPage()
  await fillShop(page, shop, CLIENTS)
  await page.close()
  await browser.close()
}

async function measure(url, options = {}) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    await forgetFiles()
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: SCORES,
      ...options,
    })
    runs.push(result.lhr)
  }
  const scores = SCORES.map((name) => [
    name,
    Math.round(100 * median(runs.map((lhr) => lhr.categories[name].score ?? 0))),
  ])
  return {
    ...Object.fromEntries(scores),
    'blocking ms': Math.round(median(runs.map((lhr) => numberOf(lhr, 'total-blocking-time')))),
    CLS: Number(median(runs.map((lhr) => numberOf(lhr, 'cumulative-layout-shift'))).toFixed(3)),
    'LCP ms': Math.round(median(runs.map((lhr) => numberOf(lhr, 'largest-contentful-paint')))),
  }
}

/** A first visit: where the shop is kept, Lighthouse itself would keep the files too. */
async function forgetFiles() {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const page = await browser.contexts()[0].newPage()
  const session = await browser.contexts()[0].newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  await browser.close()
}

function numberOf(lhr, audit) {
  return lhr.audits[audit].numericValue ?? Number.NaN
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
