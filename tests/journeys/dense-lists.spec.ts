/** The panel is a tool: a list shows what a working day needs at once. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { openSampleShop } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { chooseInMenu } from './steps/row-menu.ts'

test.skip(edition === 'server', 'what others do meanwhile is in the lists of its one shop')

const LISTS = [
  '/admin/orders?status=all',
  '/admin/clients',
  '/admin/invoices',
  '/admin/transactions',
  '/admin/services',
  '/admin/domains',
  '/admin/products',
  '/admin/products?tab=options',
  '/admin/promotions',
  '/admin/tickets?status=all',
  '/admin/announcements',
  '/admin/logs',
  '/admin/security',
]
const LEAST_ROWS = 14

test('at 1440 by 900 a list has room for fourteen rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSampleShop(page)
  for (const path of LISTS) {
    await openRoute(page, path)
    await expect(page.locator('.data-table tbody tr').first()).toBeVisible()
    const room = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('.data-table tbody tr')].map((row) =>
        row.getBoundingClientRect(),
      )
      const heights = rows.map(({ height }) => height).toSorted((a, b) => a - b)
      return (innerHeight - (rows[0]?.top ?? 0)) / (heights[Math.floor(heights.length / 2)] ?? 0)
    })
    expect.soft(room, path).toBeGreaterThanOrEqual(LEAST_ROWS)
    expect.soft(await headersAskew(page), path).toEqual([])
  }
})

/** Headers whose text stands on another line than the first's, or, over figures, ends elsewhere than they do. */
const headersAskew = (page: Page) =>
  page.evaluate(() => {
    const boxOfText = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      )
      const range = document.createRange()
      range.selectNodeContents(texts.nextNode() ?? element)
      return range.getBoundingClientRect()
    }
    const headers = [...document.querySelectorAll('.data-table thead th')].filter(
      (header) => header.textContent !== '' && header.querySelector('label') === null,
    )
    const line = headers[0] ? boxOfText(headers[0]).bottom : 0
    return headers.flatMap((header) => {
      const { bottom, right } = boxOfText(header)
      const { paddingRight } = getComputedStyle(header)
      const end = header.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      const isFlush = !header.matches('.is-figure') || Math.abs(end - right) <= 1
      return isFlush && Math.abs(bottom - line) <= 1 ? [] : [header.textContent]
    })
  })

test('on a phone the first record can be acted on without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSampleShop(page)
  for (const [path, act] of [
    ['/admin/orders', 'Approve'],
    ['/admin/invoices?status=unpaid', 'Record payment'],
    ['/admin/transactions', /^More for /],
    ['/admin/services', 'Suspend'],
    ['/admin/clients', 'Edit'],
    ['/admin/domains', 'Edit'],
    ['/admin/products', 'Edit'],
    ['/admin/promotions', 'Edit'],
    ['/admin/announcements', 'Edit'],
  ] as const) {
    await openRoute(page, path)
    const button = page.locator('.data-table').getByRole('button', { name: act }).first()
    await expect(button).toBeVisible()
    const bottom = await button.evaluate((each) => each.getBoundingClientRect().bottom)
    expect.soft(bottom, path).toBeLessThanOrEqual(844)
  }
})

test('on a phone most cards of a list are no taller than what they say', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSampleShop(page)
  for (const [path, most] of [
    ['/admin/orders?status=all', 150],
    ['/admin/services', 155],
    ['/admin/invoices?status=paid', 130],
    ['/admin/domains', 150],
    ['/admin/products', 125],
    ['/admin/logs', 130],
  ] as const) {
    await openRoute(page, path)
    const cards = page.locator('.data-table tbody tr:not(.is-group)')
    await expect(cards.first()).toBeVisible()
    const median = await cards.evaluateAll((all) => {
      const heights = (all as HTMLElement[]).map((card) => {
        // What is out of sight is as tall as is guessed.
        card.style.contentVisibility = 'visible'
        return card.getBoundingClientRect().height
      })
      return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)]
    })
    expect.soft(median, path).toBeLessThanOrEqual(most)
  }
})

test('a card of a phone has its amount beside its name and its states under both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSampleShop(page)
  for (const [path, states] of [
    ['/admin/orders?status=all', 2],
    ['/admin/invoices', 1],
    ['/admin/transactions', 2],
    ['/admin/services', 2],
  ] as const) {
    await openRoute(page, path)
    const card = page.locator('.data-table tbody tr').first()
    await expect(card).toBeVisible()
    const at = await card.evaluate((row) => {
      const box = (element: Element) => element.getBoundingClientRect()
      const all = (of: string) => [...row.querySelectorAll(of)].map(box)
      return {
        height: box(row).height,
        name: all(':scope > th')[0],
        corners: all(':scope > .is-corner'),
        states: all(':scope > .is-state'),
        action: all(':scope > .is-action:not(.is-empty)')[0],
        width: row.scrollWidth - row.clientWidth,
      }
    })
    expect(at.name, path).toBeDefined()
    if (!at.name) return
    expect.soft(at.corners.length, path).toBe(1)
    expect.soft(at.states.length, path).toBe(states)
    for (const corner of at.corners) {
      expect.soft(corner.top, `${path}: on the line of the name`).toBeCloseTo(at.name.top, 0)
      expect.soft(corner.left, `${path}: beside it`).toBeGreaterThanOrEqual(at.name.right)
    }
    for (const state of at.states) {
      expect.soft(state.top, `${path}: one line of states`).toBe(at.states[0]?.top)
      expect.soft(state.top, `${path}: under the name`).toBeGreaterThanOrEqual(at.name.bottom)
      if (at.action) expect.soft(state.bottom, path).toBeLessThanOrEqual(at.action.top)
    }
    expect.soft(at.width, `${path}: nothing beyond its edge`).toBe(0)
    expect.soft(at.height, path).toBeLessThan(330)
    const crowded = await card.evaluate((row) => {
      const [name, corner] = [row.querySelector('th'), row.querySelector('.is-corner')]
      corner?.insertAdjacentHTML(
        'beforeend',
        '<span class="block whitespace-nowrap">€5.00 of €12.50 paid, €7.50 to pay, by Bank transfer</span>',
      )
      return (name?.clientWidth ?? 0) / row.clientWidth
    })
    expect.soft(crowded, `${path}: a long amount leaves its name room`).toBeGreaterThan(0.25)
  }
})

test('a card of a phone leaves a refund to the record', async ({ page }) => {
  await openSampleShop(page)
  for (const path of ['/admin/orders?status=active', '/admin/invoices?status=paid']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openRoute(page, path)
    const more = page
      .locator('.data-table')
      .getByRole('button', { name: /^More for / })
      .first()
    await expect(more, path).toBeVisible()
    const name = (await more.getAttribute('aria-label'))?.replace('More for ', '') ?? ''
    await chooseInMenu(page, name, 'Refund')
    await expect(page.getByRole('dialog', { name: 'Refund' }), path).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(more, path).toBeHidden()
    await page.locator('.data-table').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Refund/ }), path).toBeVisible()
  }
})

test('acts of one name are below each other, and plans under the page that shows them', async ({
  page,
}) => {
  await openSampleShop(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRoute(page, '/admin/orders?status=all')
  const second = page.locator('.data-table').getByRole('button', { name: /^(Reject|More for) / })
  await expect(second.nth(1)).toBeVisible()
  expect(await second.getByText('Reject').count()).toBeGreaterThan(0)
  const ends = await second.evaluateAll((buttons) =>
    buttons.map((button) => Math.round(button.getBoundingClientRect().right)),
  )
  expect(new Set(ends).size).toBe(1)

  await openRoute(page, '/admin/products')
  const rows = page.locator('.data-table tbody').getByRole('row')
  await expect(rows.first()).toHaveText('Home page')
  const pages = await rows.evaluateAll((all) =>
    all.flatMap((row, at) => (row.querySelector('th') ? [] : [[row.textContent, at]])),
  )
  expect(pages.map(([name]) => name)).toEqual([
    ...['Home page', 'SAMP Hosting', 'MTA Hosting', 'VPS Hosting', 'Game Hosting'],
  ])
  // The keys walk from plan to plan, over the headings.
  await page.getByRole('searchbox', { name: 'Search plans' }).press('ArrowDown')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('j')
  await expect(rows.nth(5).locator(':focus')).toHaveCount(1)
})
