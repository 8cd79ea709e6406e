import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { openPanel } from './steps/beginning.ts'
import { ownName } from './steps/own-name.ts'
import { chooseInMenu } from './steps/row-menu.ts'
import { expectToast } from './steps/toast.ts'

/** The server reads the shop anew every few seconds. */
const SOON = { timeout: 20_000 }

test('a page names what the shop sells before its script has come, and when the shop does not answer it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(edition === 'embedded', 'there the pages are files, made before there is a shop')
  await openPanel(page, '/admin/products')
  const name = `Game ${ownName('</script><b>Drawn</b>')}`
  await page.getByRole('button', { name: 'Add plan' }).click()
  const adding = page.getByRole('dialog', { name: 'Add plan' })
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Type').selectOption('Game Hosting')
  await adding.getByLabel('Price per month in EUR').fill('6.50')
  await adding.getByRole('button', { name: 'Add plan' }).click()
  await expectToast(page, 'Plan added')

  const heading = { name, exact: true }
  await test.step('without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
    const reader = await context.newPage()
    await expect(async () => {
      await reader.goto('/game-hosting')
      await expect(reader.getByRole('heading', heading)).toBeVisible({ timeout: 500 })
    }).toPass(SOON)
    const data = await reader.locator('script[type="application/ld+json"]').textContent()
    const products = JSON.parse(data ?? '')['@graph'] as { name: string }[]
    expect(products.map((product) => product.name)).toContain(name)
    await context.close()
  })

  await test.step('with script, and no answer', async () => {
    const context = await browser.newContext({ baseURL: String(baseURL) })
    const visitor = await context.newPage()
    const faults: string[] = []
    visitor.on('pageerror', ({ message }) => faults.push(message))
    await visitor.route('**/api/**', () => {})
    await visitor.goto('/game-hosting')
    await expect(visitor.locator('html[data-hydrated]')).toBeAttached()
    await expect(visitor.getByRole('heading', heading)).toBeVisible()
    expect(faults, 'the interface took the page over as it was').toEqual([])
    await context.close()
  })

  const row = page.getByRole('row', { name })
  await page.getByRole('searchbox', { name: 'Search plans' }).fill(name)
  await chooseInMenu(row, name, 'Archive')
  await expectToast(page, 'Plan archived')
})
