/** What a list adds up to, how many there are in each state, and what narrows both. */
import type { Page } from '@playwright/test'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { openSampleShop } from './steps/beginning.ts'
import { rowsOf } from './steps/list.ts'
import { openRoute } from './steps/route.ts'

test.use(atRest)
test.skip(edition === 'server', 'others place orders in its one shop meanwhile')

const tab = (page: Page, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('link', { name: new RegExp(`^${name}`) })

/** The number on a tab. */
async function countOn(page: Page, nav: string, name: string): Promise<number> {
  const link = tab(page, nav, name)
  await expect(link).toHaveText(/\d$/)
  return Number(((await link.textContent()) ?? '').replace(/\D/g, ''))
}

test('tabs of orders and invoices say how many there are, and the filter what they add up to', async ({
  page,
}) => {
  await openSampleShop(page)

  await test.step('orders: the states make up the whole', async () => {
    await openRoute(page, '/admin/orders')
    const states = ['Waiting', 'Approved', 'Rejected', 'Cancelled']
    let sum = 0
    for (const state of states) sum += await countOn(page, 'Order status', state)
    expect(await countOn(page, 'Order status', 'All')).toBe(sum)
    const waiting = await countOn(page, 'Order status', 'Waiting')
    await expect(page.getByText(new RegExp(`^€[\\d,.]+ in ${waiting} orders?$`))).toBeVisible()
    await tab(page, 'Order status', 'All').click()
    await expect(
      page.getByText(new RegExp(` in ${sum.toLocaleString('en')} orders$`)),
    ).toBeVisible()
  })

  await test.step('a method narrows list, tabs and sum', async () => {
    const all = await countOn(page, 'Order status', 'All')
    await page.getByLabel('Method').selectOption('PayPal')
    await expect.poll(() => countOn(page, 'Order status', 'All')).toBeLessThan(all)
    const ofMethod = await countOn(page, 'Order status', 'All')
    await expect(page.getByText(new RegExp(` in ${ofMethod} orders?$`))).toBeVisible()
    await page.getByLabel('Ordered to').fill('2000-01-01')
    await expect.poll(() => countOn(page, 'Order status', 'All')).toBe(0)
    await expect(page.getByText('No orders found')).toBeVisible()
  })

  await test.step('invoices say what is to be paid', async () => {
    await openRoute(page, '/admin/invoices')
    const all = await countOn(page, 'Invoice status', 'All')
    await expect(
      page.getByText(new RegExp(` in ${all.toLocaleString('en')} invoices · €[\\d,.]+ to pay$`)),
    ).toBeVisible()
    // On some days the sample shop has none that is overdue.
    await tab(page, 'Invoice status', 'Paid').click()
    const paid = await countOn(page, 'Invoice status', 'Paid')
    await expect(page.getByText(new RegExp(`^€[\\d,.]+ in ${paid} invoices?$`))).toBeVisible()
    await expect(page.getByRole('button', { name: /this view\)$/ })).toBeVisible()
  })
})

test('what is searched for makes the totals of before wait at once, in their place', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/invoices')
  const sum = page.getByText(/ in [\d,]+ invoices? · /)
  await expect(sum).toBeVisible()
  const seen = await sum.evaluate(async (line) => {
    const box = document.querySelector<HTMLInputElement>(
      'input[type=search][aria-label="Search invoices"], .list-table input[type=search]',
    )
    const place = () => line.getBoundingClientRect().width
    const before = place()
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    write?.call(box, '2026-0000')
    box?.dispatchEvent(new Event('input', { bubbles: true }))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return { visibility: getComputedStyle(line).visibility, before, after: place() }
  })
  expect(seen.visibility).toBe('hidden')
  expect(seen.after).toEqual(seen.before)
  await expect(page.getByText(/ in [\d,]+ invoices?/)).toBeVisible()
})

test('services and tickets have their states on tabs, clients in their filter', async ({
  page,
}) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/services')
  const all = await countOn(page, 'Service status', 'All')
  const ended = await countOn(page, 'Service status', 'Terminated')
  expect(ended).toBeGreaterThan(0)
  expect(ended).toBeLessThan(all)
  await tab(page, 'Service status', 'Terminated').click()
  await expect(rowsOf(page, 'Services')).toHaveCount(ended)
  await page.getByRole('searchbox', { name: 'Search services' }).fill('a')
  await expect(tab(page, 'Service status', 'Terminated')).toHaveText('Terminated')

  await openRoute(page, '/admin/clients')
  await expect(page.getByLabel('Status')).toContainText(/Active \(\d+\)/)
  await openRoute(page, '/admin/tickets')
  const open = await countOn(page, 'Ticket status', 'Open')
  expect(await countOn(page, 'Ticket status', 'All')).toBeGreaterThan(open)
  await expect(rowsOf(page, 'Tickets'), 'those that wait for an answer').toHaveCount(open)
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('invoice')
  await expect(tab(page, 'Ticket status', 'All')).toHaveAttribute('aria-current', 'page')
  await expect(rowsOf(page, 'Tickets').getByText('Closed', { exact: true }).first()).toBeVisible()
})

test('credit notes have a list of their own', async ({ page }) => {
  await openSampleShop(page)
  await openRoute(page, '/admin/transactions')
  await page
    .getByRole('navigation', { name: 'Transactions' })
    .getByRole('link', { name: 'Credit notes' })
    .click()
  await expect(
    page
      .getByText('No credit notes', { exact: true })
      .or(page.getByRole('table', { name: 'Credit notes' })),
  ).toBeVisible()
  await expectAccessible(page, 'the list of credit notes')
})

test('on a phone the filters are behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSampleShop(page)
  await openRoute(page, '/admin/orders')
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(page.getByLabel('Method')).toBeHidden()
  await filters.click()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Method').selectOption('PayPal')
  await expect(page).toHaveURL(/method=/)
})
