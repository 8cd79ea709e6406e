import { readFile } from 'node:fs/promises'
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { placeOrder } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test.describe('in a shop of its own', () => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')

  test('an invoice is an e-invoice once it says what one has to', async ({ page, jane }) => {
    test.setTimeout(150_000)
    const { admin } = await openDashboardOf(page, jane)
    const button = page.getByRole('button', { name: 'Download e-invoice' })
    const openInvoice = async (server: string) => {
      await openDashboardTab(page, 'Billing')
      const row = page.getByRole('row').filter({ hasText: server })
      await row.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
    }

    await test.step('customers see nothing of one that lacks something', async () => {
      await placeOrder(page, { serverName: 'Early', payWith: 'cashPlus' })
      await openInvoice('Early')
      await expect(button).toHaveCount(0)
      await expect(page.getByText('No e-invoice')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await logOut(page)
    })

    await test.step('the team reads what it lacks, and fills it in', async () => {
      await logInAsAdmin(page, admin)
      await openRoute(page, '/admin/invoices')
      await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
      await expect(page.getByText('No e-invoice for this one: your country')).toBeVisible()
      await page.getByRole('link', { name: 'Settings, Tax' }).click()
      await page.getByLabel('Your country').selectOption('Germany')
      await page.getByLabel('VAT number').fill('DE136695976')
      await page.getByLabel('Taxed countries').fill('DE, MA')
      await page.getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Settings saved')
      await logOut(page)
    })

    await test.step('the customer saves the next one', async () => {
      await logIn(page, jane)
      await placeOrder(page, { serverName: 'Late & <loud>', payWith: 'cashPlus' })
      await openInvoice('Late & <loud>')
      const saving = page.waitForEvent('download')
      await button.click()
      const saved = await saving
      expect(saved.suggestedFilename()).toMatch(/^Invoice-\d{4}-\d{5}\.xml$/)
      const xml = await readFile(await saved.path(), 'utf8')
      expect(xml).toContain('urn:cen.eu:en16931:2017')
      expect(xml).toContain('<cbc:CompanyID>DE136695976</cbc:CompanyID>')
      expect(xml).toContain('Late &amp; &lt;loud&gt;')
    })
  })
})
