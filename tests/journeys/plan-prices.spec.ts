import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { enterShop } from './steps/gate.ts'
import { openRoute } from './steps/route.ts'

declare global {
  interface Window {
    /** What the cards of plans say before any script of the app has run. */
    firstCards?: string
  }
}

const cycles = (page: Page) => page.getByRole('radiogroup', { name: 'Prices per', exact: true })
const cycle = (page: Page, name: string) => cycles(page).getByRole('radio', { name, exact: true })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Of the seed's plan of €4.50 (packages/domain/src/orders/quote.test.ts). */
const PREMIUM = [
  ['Monthly', '€4.50', 'Billed every 30 days', '€3.83 a month if paid annually', ''],
  ['Quarterly', '€4.28', '€12.84 for 90 days', 'You save €0.66', '&cycle=quarterly'],
  ['Semi-annually', '€4.05', '€24.30 for 180 days', 'You save €2.70', '&cycle=semi-annually'],
  ['Annually', '€3.83', '€45.96 for 365 days', 'You save €8.04', '&cycle=annually'],
] as const

test('prices follow the billing cycle to the cent, and no card moves', async ({ page }) => {
  await openRoute(page, '/services/samp')
  await expect(cycle(page, 'Monthly')).toBeChecked()
  const premium = card(page, 'SAMP Premium 500')
  const heights = new Set<number | undefined>()
  for (const [name, perMonth, due, saving, search] of PREMIUM) {
    await cycle(page, name).check()
    await expect(premium.getByText(perMonth, { exact: true })).toBeVisible()
    await expect(premium).toContainText(due)
    await expect(premium).toContainText(saving)
    const order = premium.getByRole('button', { name: 'Order Now' })
    await expect(order).toHaveAttribute('href', `/services/samp?order=samp-premium${search}`)
    heights.add((await premium.boundingBox())?.height)
  }
  expect(heights.size, 'heights of a card').toBe(1)
  const row = (of: RegExp) => page.getByRole('table').getByRole('row', { name: of })
  await expect(row(/^Monthly/)).toHaveText(/€2\.50.*€4\.50.*€8\.50/)
  await expect(row(/^Annually \(15% off\)/)).toHaveText(/€2\.13.*€25\.56.*€3\.83.*€45\.96.*€7\.23/)
})

test('no mark lies over the name of its plan, however wide the window is', async ({ page }) => {
  for (const [path, mark] of [
    ['/services/samp', 'Recommended'],
    ['/', 'Most Popular'],
  ] as const) {
    if (path === '/') await enterShop(page)
    await openRoute(page, path)
    const marked = page
      .getByRole('article')
      .filter({ has: page.getByText(mark, { exact: true }) })
      .first()
    for (const width of [360, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [ends, begins] = await Promise.all([
        marked
          .getByText(mark, { exact: true })
          .evaluate((element) => element.getBoundingClientRect().bottom),
        marked.getByRole('heading').evaluate((element) => element.getBoundingClientRect().top),
      ])
      expect(ends, `${path} at ${width} px`).toBeLessThanOrEqual(begins)
    }
  }
})

test('Order Now takes the billing cycle along, and what is changed there stays', async ({
  page,
}) => {
  await openRoute(page, '/services/samp')
  await cycle(page, 'Annually').check()
  await card(page, 'SAMP Premium 500').getByRole('button', { name: 'Order Now' }).click()
  const form = page.getByRole('dialog', { name: 'Order a service' })
  await expect(form.getByRole('radio', { name: /^Annually/ })).toBeChecked()
  await expect(page).toHaveURL('/services/samp?order=samp-premium')
  await form.getByRole('radio', { name: /^Quarterly/ }).check()
  await page.reload()
  await expect(form.getByRole('radio', { name: /^Quarterly/ })).toBeChecked()
})

test('what is compared can be ordered from where it is compared, at the chosen cycle', async ({
  page,
}) => {
  await openRoute(page, '/services/samp')
  const compared = page.getByRole('region', { name: 'Compare the plans' })
  await cycle(page, 'Annually').check()
  await compared.getByRole('link', { name: 'Order SAMP Premium 500' }).click()
  const form = page.getByRole('dialog', { name: 'Order a service' })
  await expect(form.getByRole('radio', { name: /^Annually/ })).toBeChecked()
  await expect(page).toHaveURL('/services/samp?order=samp-premium')
})

test('the cycle is remembered on other pages and in the first picture of the next visit', async ({
  page,
}) => {
  await openRoute(page, '/services/samp')
  await cycle(page, 'Monthly').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cycle(page, 'Annually'), 'the arrows walk the group').toBeChecked()
  await page.getByRole('contentinfo').getByRole('link', { name: 'VPS Hosting' }).click()
  await expect(card(page, 'VPS Entry 4 GB')).toContainText('€5.95')

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const cards = [...document.querySelectorAll('article')]
      window.firstCards = cards.map(({ innerText }) => innerText).join()
    })
  })
  await openRoute(page, '/services/samp')
  await expect(cycle(page, 'Annually')).toBeChecked()
  const first = await page.evaluate(() => window.firstCards)
  expect(first, 'before the script').toContain('€3.83')
  expect(first, 'before the script').not.toContain('€4.50')
})

test('a plan says whom it is for, what is promised and how it differs from the others', async ({
  page,
}) => {
  await openRoute(page, '/services/samp')
  await expect(card(page, 'SAMP Starter 150')).toContainText('For up to 150 players')
  await expect(
    page.getByRole('main').getByText(/^7-day money-back guarantee cashPlus/),
  ).toHaveCount(1)
  const table = page.getByRole('region', { name: 'Compare the plans' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'SAMP Starter 150',
    /^SAMP Premium 500/,
    'SAMP Ultimate 1000',
  ])
  await expect(table.getByRole('row', { name: /^Players/ })).toContainText('1000 slots')
  await openRoute(page, '/services/vps')
  await expect(card(page, 'VPS Business 8 GB')).toContainText('For busy sites and databases')
})

test('a plan page says what is chosen with a plan, and what that costs', async ({ page }) => {
  await openRoute(page, '/services/vps')
  const compared = page.getByRole('region', { name: 'Compare the plans' })
  await expect(compared.getByRole('heading', { name: 'You choose when you order' })).toBeVisible()
  const listed = compared.getByRole('term').and(page.locator('dt'))
  await expect(listed).toHaveText(['Location', 'Operating system', 'Backup'])
  const choices = compared.getByRole('definition')
  await expect(choices.filter({ hasText: 'Debian' })).toHaveText(
    /^Debian 12 Ubuntu 24\.04 AlmaLinux 9\s*$/,
  )
  await expect(choices.filter({ hasText: 'Choliba' })).toContainText('Premium, €2.00 per month')
  await openRoute(page, '/services/samp')
  await expect(listed).toHaveText(['Location', 'Player slots', 'Backup'])
  await expect(choices.filter({ hasText: /^25/ })).toHaveText(/^25 50 100 200\s*$/)
  await expect(choices.filter({ hasText: 'as your plan has' })).toContainText('for more than 200')
})

test('a plan page shows the page that a server of its type has', async ({ page }) => {
  await openRoute(page, '/services/samp')
  const game = page.getByRole('region', { name: 'Your server, on one page' })
  const example = game.getByRole('img', { name: /^An example of your server’s page/ })
  await expect(example).toHaveAccessibleName(/its players/)
  await expect(example).toContainText('SAMP Premium 500')
  await openRoute(page, '/services/vps')
  const machine = page.getByRole('region', { name: 'Your VPS, on one page' }).getByRole('img')
  await expect(machine).not.toHaveAccessibleName(/its players/)
  await expect(machine).toContainText('VPS Business')
})

test('the first screen says what is sold and from how much, on a phone and on a desktop', async ({
  page,
}) => {
  await enterShop(page)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText('from €2.50 a month').first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/money-back guarantee cashPlus/).first()).toBeInViewport()
    await expect(main.getByRole('img', { name: /^An example of your server/ })).toBeInViewport()
  }
  const gauges = page.getByRole('article').locator('.lights')
  await expect(gauges, 'plans of different types are not compared').toHaveCount(0)
})

test('all that moves stands still when it is paused, and on the next visit', async ({ page }) => {
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    )
  await openRoute(page, '/services/mta')
  expect(await running()).toContain('running')
  await page.getByRole('button', { name: 'Pause animations' }).click()
  await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible()
  expect(new Set(await running())).toEqual(new Set(['paused']))
  await openRoute(page, '/game-hosting')
  expect(new Set(await running())).toEqual(new Set(['paused']))
  await page.getByRole('button', { name: 'Play animations' }).click()
  expect(await running()).toContain('running')
  // A phone has no room for the drawing with the switch: what cannot be paused does not move.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await running()).toEqual([])
})

test('the plans of the home page lead to the other sizes of their kind', async ({ page }) => {
  await enterShop(page)
  await openRoute(page, '/')
  const start = page.getByRole('region', { name: 'Plans at a glance' })
  await start.getByRole('link', { name: 'MTA from €3.00' }).click()
  await expect(page).toHaveURL('/services/mta')
  await expect(page.getByRole('heading', { level: 1, name: 'MTA Hosting' })).toBeVisible()
})

test('game hosting is in the menus, beside the three of the seed', async ({ page }) => {
  await openRoute(page, '/about')
  await page.getByRole('button', { name: 'Services' }).click()
  const header = page.getByRole('banner')
  const names = ['SAMP Hosting', 'MTA Hosting', 'VPS Hosting', 'Game Hosting']
  for (const name of names) await expect(header.getByRole('link', { name })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  for (const name of names) await expect(header.getByRole('link', { name })).toBeVisible()
})

test('text of twice the size on a phone leaves the name of a plan in one piece', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRoute(page, '/services/samp')
  await page.addStyleTag({ content: ':root { font-size: 34px }' })
  for (const part of [
    page.getByRole('heading', { name: 'SAMP Ultimate 1000' }),
    card(page, 'SAMP Ultimate 1000').getByText('€8.50', { exact: true }),
  ]) {
    const { width = 0, height = 0 } = (await part.boundingBox()) ?? {}
    expect(width, 'wider than high: no letters one below the other').toBeGreaterThan(height)
  }
})
