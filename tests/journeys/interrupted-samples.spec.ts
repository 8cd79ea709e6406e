import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { openPanel } from './steps/beginning.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test.skip(edition === 'server', 'a server goes on whatever becomes of the page')

test('a load of sample data that a reload cuts off says so, and the log tells what is there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openPanel(page, '/admin/utilities')
  await page.getByLabel('Clients', { exact: true }).selectOption('1000')
  await page.getByRole('button', { name: 'Load sample data' }).click()
  await page
    .getByRole('dialog', { name: 'Load 1,000 sample clients?' })
    .getByRole('button', { name: 'Load sample data' })
    .click()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible()
  const other = await page.context().newPage()
  await openRoute(other, '/admin/utilities')
  await expect(other.getByText(/The last load stopped at \d+ of 1,000 clients/)).toBeVisible()
  await page.close()
  await openRoute(other, '/admin/utilities')
  const leave = other.getByRole('button', { name: /^Leave it at / })
  const loaded = ((await leave.textContent()) ?? '').replace('Leave it at ', '')
  await expect(other.getByRole('button', { name: /^Load the other / })).toBeVisible()
  await leave.click()
  await expectToast(other, 'Left as it is')
  await expect(leave).toHaveCount(0)
  await openRoute(other, '/admin/logs')
  const entry = other.getByRole('row').filter({ hasText: 'Loaded sample data' })
  await expect(entry).toContainText(`clients: ${loaded}`)
})
