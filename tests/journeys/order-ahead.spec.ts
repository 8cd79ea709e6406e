import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitUntilAlive } from './steps/route.ts'

const FORM = /\/assets\/order-dialog-.*\.js$/

const orderNow = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Order Now' }).first()

test('on a page at rest the order form is there before anybody asks for it', async ({ page }) => {
  const fetched = page.waitForResponse(FORM)
  await page.goto('/services/samp')
  await (await fetched).finished()
  // From here on it could not be had any more.
  await page.route(FORM, (route) => route.abort())
  await orderNow(page).click()
  const dialog = page.getByRole('dialog', { name: 'Order a service' })
  await expect(dialog.getByLabel('Server name', { exact: true })).toBeVisible()
})

test('a browser that saves data fetches the order form for whoever reaches for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (FORM.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/services/samp')
  await waitUntilAlive(page)
  // Longer than a page that does not save waits for the browser to be idle.
  await page.waitForTimeout(5000)
  expect(fetched).toEqual([])
  const form = page.waitForRequest(FORM)
  await orderNow(page).focus()
  await form
})

test('a form that is there opens within the press, and a new tab is left to the browser', async ({
  page,
  context,
}) => {
  await page.goto('/services/samp')
  const dialog = page.getByRole('dialog', { name: 'Order a service' })
  const isThere = () =>
    orderNow(page).evaluate(async (link: HTMLElement) => {
      link.click()
      // What the press has begun is done before a message arrives; a drawing in slices would go on after it.
      const { port1, port2 } = new MessageChannel()
      const arrived = new Promise((resolve) => {
        port1.onmessage = resolve
      })
      port2.postMessage(null)
      await arrived
      return document.querySelector('[role="dialog"] form') !== null
    })
  // The first press loads the form, and one soon after may still come before all of it is there.
  await expect(async () => {
    const wasThere = await isThere()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(wasThere).toBe(true)
  }).toPass({ timeout: 30_000 })
  const opened = context.waitForEvent('page')
  await orderNow(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\?order=samp-/)
  await expect(dialog).toBeHidden()
})
