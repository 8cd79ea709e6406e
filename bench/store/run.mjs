import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../tests/chromium.mjs'
import { servePage } from '../../tests/storage/serve-page.mjs'

const SIZES = (process.env.SIZES ?? '100,1000,10000,50000').split(',').map(Number)
const WRITES = 150
const STARTS = 3

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const worst = (values) => Math.max(...values)

const server = await servePage(fileURLToPath(new URL('page', import.meta.url)))
// On disk: a private window would keep the database in memory.
const profile = await mkdtemp(join(tmpdir(), 'hostfront-bench-'))
const executablePath = chromiumPath()
const context = await chromium.launchPersistentContext(profile, {
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
})

async function openPage() {
  const page = await context.newPage()
  await page.goto(server.url)
  return page
}

/** In a page of its own each time, so that nothing is warm but the disk. */
async function inPage(work) {
  const page = await openPage()
  try {
    return await work(page)
  } finally {
    await page.close()
  }
}

async function measure(users) {
  const name = `shop-${users}`
  const rows = await inPage(async (page) => {
    await page.evaluate((shop) => window.bench.coldStart(shop), name)
    const added = await page.evaluate((to) => window.bench.addUsers(2, to), users + 2)
    await page.evaluate(() => window.bench.close())
    return added
  })
  const starts = []
  const bareReads = []
  for (let at = 0; at < STARTS; at++) {
    starts.push(await inPage((page) => page.evaluate((shop) => window.bench.coldStart(shop), name)))
    bareReads.push(
      await inPage((page) => page.evaluate((shop) => window.bench.readBare(shop), name)),
    )
  }
  const [writes, bareWrites] = await inPage(async (page) => {
    await page.evaluate((shop) => window.bench.coldStart(shop), name)
    await page.evaluate(() => window.bench.putBare(20))
    await page.evaluate((count) => window.bench.buy(20, count), users)
    const writes = []
    const bare = []
    // In turns: a busy moment of the machine hits both.
    for (let round = 0; round < 5; round++) {
      bare.push(...(await page.evaluate((times) => window.bench.putBare(times), WRITES / 5)))
      const spent = await page.evaluate(
        ([times, count]) => window.bench.buy(times, count),
        [WRITES / 5, users],
      )
      writes.push(...spent)
    }
    return [writes, bare]
  })
  return { users, rows, starts, bareReads, writes, bareWrites }
}

async function measureTwoTabs(users) {
  const name = `shop-${users}`
  const pages = [await openPage(), await openPage()]
  for (const page of pages) await page.evaluate((shop) => window.bench.coldStart(shop), name)
  const started = performance.now()
  const spent = await Promise.all(
    pages.map((page) => page.evaluate((count) => window.bench.buy(50, count), users)),
  )
  const elapsed = performance.now() - started
  for (const page of pages) await page.close()
  return { spent: spent.flat(), elapsed }
}

try {
  const results = []
  for (const users of SIZES) results.push(await measure(users))
  const [smallest] = results
  console.log('A purchase (three rows, on disk), median of 150; cold start, median of 3')
  console.table(
    results.map(({ users, rows, starts, bareReads, writes, bareWrites }) => ({
      users,
      rows,
      'write ms': round(median(writes)),
      'write worst ms': round(worst(writes)),
      'write / smallest shop': round(median(writes) / median(smallest.writes)),
      'write / bare put': round(median(writes) / median(bareWrites)),
      'start ms': round(median(starts)),
      'start / smallest shop': round(median(starts) / median(smallest.starts)),
      'start / bare read': round(median(starts) / median(bareReads)),
    })),
  )
  const middle = results[Math.min(2, results.length - 1)]
  const { spent, elapsed } = await measureTwoTabs(middle.users)
  console.log(
    `Two tabs, 50 purchases each at once, ${middle.users} users: median ${round(median(spent))} ms, ` +
      `worst ${round(worst(spent))} ms, ${round(elapsed / 100)} ms for each of the 100 ` +
      `(${round(elapsed / 100 / median(middle.writes))} of one tab's)`,
  )
} finally {
  await context.close()
  await server.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
}

function round(value) {
  return Math.round(value * 100) / 100
}
