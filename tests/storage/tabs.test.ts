import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { servePage } from './serve-page.mjs'

let browser: Browser
let server: Awaited<ReturnType<typeof servePage>>

beforeAll(async () => {
  server = await servePage()
  const executablePath = chromiumPath()
  browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function openTabs(count: number): Promise<Page[]> {
  const context = await browser.newContext()
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage()
      await page.goto(server.url)
      return page
    }),
  )
}

test('four tabs that write at once lose nothing and agree within a second', async () => {
  const tabs = await openTabs(4)
  await tabs[0]?.evaluate(() => window.shop.startCounter())
  const took: number[] = []
  for (const sum of [200, 400, 600]) {
    const kept = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.shop.count(50))))
    expect(kept).toEqual([50, 50, 50, 50])
    const written = performance.now()
    await expect
      .poll(() => Promise.all(tabs.map((tab) => tab.evaluate(() => window.shop.counted()))))
      .toEqual(Array(4).fill({ value: sum, entries: sum }))
    took.push(performance.now() - written)
  }
  // Once in three: the machine may do other things beside.
  expect(Math.min(...took)).toBeLessThan(1000)
  const late = await tabs[0]?.context().newPage()
  await late?.goto(server.url)
  expect(await late?.evaluate(() => window.shop.counted())).toEqual({ value: 600, entries: 600 })
  await tabs[0]?.context().close()
})

test('four tabs that start an empty shop at once agree on one', async () => {
  const tabs = await openTabs(4)
  await Promise.all(
    tabs.map((tab, at) => tab.evaluate((number) => window.shop.addUser(number), at + 2)),
  )
  const all = ['user-2', 'user-3', 'user-4', 'user-5']
  for (const tab of tabs) {
    await expect.poll(() => tab.evaluate(() => window.shop.userIds())).toEqual(all)
  }
  await tabs[0]?.context().close()
})

test('a disk that is really full is told as such, and what was kept stays and can be exported', async () => {
  const [tab] = await openTabs(1)
  if (!tab) throw new Error('no tab')
  const session = await tab.context().newCDPSession(tab)
  const origin = new URL(server.url).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 5_000_000 })
  const filled = await tab.evaluate(() => window.shop.fill(200_000, 200))
  expect(filled.kind).toBe('quota')
  expect((await tab.evaluate(() => window.shop.health())).notices).toContain('full')
  expect(await tab.evaluate(() => window.shop.countMessages())).toBe(filled.written)
  const document = JSON.parse(await tab.evaluate(() => window.shop.exportDocument()))
  expect(document.contactMessages).toHaveLength(filled.written)
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  expect((await tab.evaluate(() => window.shop.fill(10, 1))).kind).toBe('none')
  expect((await tab.evaluate(() => window.shop.health())).notices).not.toContain('full')
  await tab.reload()
  expect(await tab.evaluate(() => window.shop.countMessages())).toBe(filled.written + 1)
  await tab.context().close()
})
