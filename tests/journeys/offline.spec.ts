import type { Page } from '@playwright/test'
import { edition, openFreshShop } from './edition.ts'
import { test as base, expect } from './journey.ts'
import { logIn, logInAsAdmin, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { answerQuiz } from './steps/gate.ts'
import { placeOrder } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { openStaticHost, type StaticHost } from './steps/static-host.ts'

/** Each test has a static host of its own, to take it away or give it another build. */
const test = base.extend<{ host: StaticHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  host: async ({}, use) => {
    const host = await openStaticHost()
    await use(host)
    await host.remove()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

test.use({ serviceWorkers: 'allow' })
test.skip(edition === 'server', 'without its server there is no shop')

test('after the first visit the shop opens without a network, and takes an order', async ({
  page,
  host,
  jane,
}) => {
  test.slow()
  const { admin } = await openFreshShop(page, '/register')
  await register(page, jane)
  await untilKept(page)
  await host.stop()

  await logIn(page, jane)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  await placeOrder(page, { path: '/services/vps', serverName: 'Far from any network' })
  await openDashboardTab(page, 'Services')
  await expect(page.getByText('Far from any network').first()).toBeVisible()
  await openDashboardTab(page, 'Billing')
  await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Invoice-\d{4}-\d{5}\.pdf$/)
  for (const path of ['/', '/about', '/services/samp?from=mail', '/dashboard?tab=billing']) {
    await page.goto(path)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  }
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('currentUser'))
  await logInAsAdmin(page, admin)
  for (const path of ['/admin/orders', '/admin/tickets/unknown', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  }
  await page.goto('/admin/orders')
  await expect(page.getByText('Far from any network').first()).toBeVisible()
})

test('a new build takes over with the next page, and an open tab keeps what it was opened with', async ({
  page,
  host,
  context,
}) => {
  test.slow()
  await page.goto('/contact')
  await untilKept(page)
  await page.reload()
  const first = await entryOf(page)
  await openRoute(page, '/contact')

  await host.deploy('NEXT')
  const other = await context.newPage()
  await openRoute(other, '/contact')
  const watching = await context.newPage()
  await openRoute(watching, '/contact')
  let isHere = false
  const coming = updateWorker(watching).then(() => {
    isHere = true
  })
  // Half-new pages are never seen: until then each is still whole and old.
  while (!isHere) await openRoute(other, '/contact')
  await coming
  await watching.close()
  await expect.poll(() => entryAfterReload(other), { timeout: 30_000 }).not.toBe(first)
  expect(await entryOf(other)).toContain('NEXT')
  await openAbout(other)

  expect(await entryOf(page)).toBe(first)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await openAbout(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await builds(other)).toHaveLength(2)
  // While it came in, pages were opened with the one before: nothing of it was lost by that.
  const [old, next] = await filesOfBuilds(other)
  expect(next).toBe(old)

  await page.close()
  await expect
    .poll(async () => ((await entryAfterReload(other)) === '' ? [] : builds(other)))
    .toHaveLength(1)
})

test('of a build that is only half there nothing is used', async ({ page, host, watch }) => {
  test.slow()
  watch.expectError(/integrity|bad-precaching-response|ERR_|Failed to load/)
  await page.goto('/contact')
  await untilKept(page)
  await page.reload()
  const first = await entryOf(page)
  await host.deploy('HALF', 'half')
  await openRoute(page, '/contact')
  const failed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const update = await registration.update()
    const worker = update.installing
    return new Promise((resolve) => {
      if (!worker) return resolve('no new worker')
      worker.addEventListener('statechange', () => resolve(worker.state))
    })
  })
  expect(await failed).toBe('redundant')
  await host.stop()
  expect(await entryAfterReload(page)).toBe(first)
  await openAbout(page)
})

for (const [path, whom, goOn] of [
  ['/', 'the gate holds', (page: Page) => answerQuiz(page)],
  ['/bot-detected', 'it has turned away', openAbout],
] as const) {
  test(`a visitor whom ${whom} gives no room to the shop, and does once let in`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { prototype } = ServiceWorkerContainer
      const { register } = prototype
      const asked: string[] = []
      Object.assign(window, { askedFor: asked })
      prototype.register = function (...given) {
        asked.push(String(given[0]))
        return register.apply(this, given)
      }
    })
    await page.clock.install()
    await openFreshShop(page, path)
    // It looks every three seconds whether it may: that it did, and would have, shows when they go on.
    await page.clock.runFor(10_000)
    expect(await askedFor(page)).toEqual([])
    await goOn(page)
    const afterNextLook = async () => {
      await page.clock.runFor(3000)
      return askedFor(page)
    }
    await expect.poll(afterNextLook).toEqual(['/worker.js'])
  })
}

/** The workers that the page has asked the browser for. */
const askedFor = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'askedFor'))

/** Waits until the browser has the whole shop and answers for it. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    {
      // Beside others on a busy machine a whole shop takes its time to come in.
      timeout: 120_000,
    },
  )
}

async function openAbout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
}

/** The entry's file, as the page itself names it. */
const entryOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => /assets\/index-[\w-]+\.js/.exec(document.documentElement.outerHTML)?.[0] ?? '',
  )

async function entryAfterReload(page: Page): Promise<string> {
  await page.reload()
  return entryOf(page)
}

/** Looks for a new build, and waits until its worker has taken over. */
const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.ready).update()
    await new Promise<void>((resolve) => {
      if (!installing) return resolve()
      installing.addEventListener('statechange', () => {
        if (installing.state === 'activated') resolve()
      })
    })
  })

/** How many files each build has. */
const filesOfBuilds = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('build'))
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  })

const builds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('build')))
