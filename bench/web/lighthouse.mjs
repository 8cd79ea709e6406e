// Mobile Lighthouse, simulated throttling, medians. Times are soft on a busy machine, so each is also given as a ratio to a
// floor that is measured in turns with it: the largest paint to the same page without any script, the time blocked to a
// page that has nothing but React and the router (apps/web/empty-page.mjs). What a page blocks in processor time, which
// others on the machine do not change, is in blocking.mjs. The panel's list of users is opened by an administrator of a
// shop with 5,000 sample clients; `PANEL=1 npm run bench -- lighthouse` measures that one alone. `RUNS=9` measures longer.
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serveShop } from '../../scripts/serve-shop.mjs'
import { chromiumArgs, chromiumPath } from '../../tests/chromium.mjs'
import { serveWithoutScripts } from '../serve-without-scripts.mjs'
import { median } from './parts/median.mjs'
import { fillShop } from './parts/panel.mjs'
import { serveEmptyPage } from './parts/serve-empty-page.mjs'

const PATHS = ['/', '/services/samp', '/contact', '/register']
const CLIENTS = 5000
const RUNS = Number(process.env.RUNS ?? 5)
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo']

const shop = await serveShop()
console.table({
  ...(await inNewBrowser(measurePanel)),
  ...(process.env.PANEL ? {} : await inNewBrowser(measurePages)),
})
process.exit(0)

/** A visitor's: whoever has signed in stays so, whatever Lighthouse clears, and gets a page with more on it. */
async function inNewBrowser(measure) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumArgs, '--headless=new'],
  })
  try {
    return await measure(chrome.port)
  } finally {
    chrome.kill()
  }
}

async function measurePages(port) {
  const bare = await serveWithoutScripts(shop)
  const empty = await serveEmptyPage()
  const urls = [empty, ...PATHS.flatMap((path) => [shop + path, bare + path])]
  const reports = new Map(urls.map((url) => [url, []]))
  // In turns: what else the machine does meanwhile meets all of them.
  for (let run = 0; run < RUNS; run += 1) {
    for (const url of urls) reports.get(url).push(await report(port, url))
  }
  const floor = summary(reports.get(empty))
  const pages = PATHS.map((path) => {
    const page = summary(reports.get(shop + path))
    const unscripted = summary(reports.get(bare + path))
    const ratios = {
      'blocking / empty': ratio(page['blocking ms'], floor['blocking ms']),
      'LCP / no script': ratio(page['LCP ms'], unscripted['LCP ms']),
    }
    return [path, { ...page, ...ratios }]
  })
  return { 'empty page': floor, ...Object.fromEntries(pages) }
}

async function measurePanel(port) {
  await signInToFullShop(port)
  const reports = []
  for (let run = 0; run < RUNS; run += 1) {
    reports.push(await report(port, `${shop}/admin/clients`, { disableStorageReset: true }))
  }
  return { '/admin/clients': summary(reports) }
}

async function signInToFullShop(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await fillShop(page, shop, CLIENTS)
  await page.close()
  await browser.close()
}

async function report(port, url, options = {}) {
  await forgetFiles(port)
  const { lhr } = await lighthouse(url, { port, onlyCategories: SCORES, ...options })
  return lhr
}

function summary(reports) {
  const scores = SCORES.map((name) => [
    name,
    Math.round(100 * median(reports.map((lhr) => lhr.categories[name].score ?? 0))),
  ])
  const timeOf = (audit) => median(reports.map((lhr) => numberOf(lhr, audit)))
  return {
    ...Object.fromEntries(scores),
    'blocking ms': Math.round(timeOf('total-blocking-time')),
    CLS: Number(timeOf('cumulative-layout-shift').toFixed(4)),
    'LCP ms': Math.round(timeOf('largest-contentful-paint')),
  }
}

/** A first visit: where the shop is kept, Lighthouse itself would keep the files too. */
async function forgetFiles(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  const session = await browser.contexts()[0].newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  await browser.close()
}

function numberOf(lhr, audit) {
  return lhr.audits[audit].numericValue ?? Number.NaN
}

/** To nothing, nothing is compared: on a fast machine the floor may block for no time at all. */
/** A declaration: the pages are measured before the end of this file is reached. */
function ratio(value, floor) {
  return floor === 0 ? null : Number((value / floor).toFixed(2))
}
