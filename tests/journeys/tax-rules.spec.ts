import { edition } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logOut } from './steps/account.ts'
import { openPanelWith } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { openOrder, payWith, toPayment } from './steps/order.ts'
import { expectToast } from './steps/toast.ts'

test.describe('in a shop of its own', () => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')

  test('a company of the EU is billed by reverse charge, and anybody else there by a dated rate', async ({
    page,
    jane,
  }) => {
    test.setTimeout(150_000)
    await openPanelWith(page, jane, '/admin/settings?section=tax')

    await test.step('the team chooses the rules and adds a rate', async () => {
      await page.getByLabel('Your country').selectOption('France')
      await page.getByLabel('VAT number').fill('FR40303265046')
      await page.getByLabel('Customers in other countries pay').selectOption('oss')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByLabel('VAT number')).toHaveAccessibleDescription(
        /Please check this VAT number/,
      )
      await page.getByLabel('VAT number').fill('FR40303265045')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'Settings saved')
      await page.getByRole('button', { name: 'Add rate' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add rate' })
      await dialog.getByLabel('Country').selectOption('Germany')
      await dialog.getByLabel('Rate in percent').fill('19')
      await dialog.getByLabel('From').fill('2021-01-01')
      await dialog.getByRole('button', { name: 'Add rate' }).click()
      await expectToast(page, 'Rate added')
      await expect(page.getByRole('table', { name: 'Tax rates' })).toContainText('Germany')
      await logOut(page)
    })

    await test.step('the form says what each of them pays', async () => {
      await logIn(page, jane)
      const dialog = await openOrder(page)
      await toPayment(dialog, 'Taxed')
      await dialog.getByLabel('Country', { exact: true }).selectOption('DE')
      await payWith(dialog, 'Bank transfer')
      await expect(dialog.getByText('VAT 19%')).toBeVisible()
      await dialog.getByRole('checkbox', { name: 'The invoice is for a company' }).check()
      await dialog.getByLabel('Company', { exact: true }).fill('Müller & Söhne GmbH')
      await dialog.getByLabel('Tax ID').fill('DE136695977')
      await dialog.getByRole('button', { name: 'Place order' }).click()
      await expect(dialog.getByLabel('Tax ID')).toHaveAccessibleDescription(
        /Please check this VAT number/,
      )
      await expect(dialog.getByLabel('Street')).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel('Tax ID').fill('DE136695976')
      await dialog.getByLabel('Street').fill('Hauptstraße 7')
      await dialog.getByLabel('Postcode').fill('10115')
      await dialog.getByLabel('Town').fill('Berlin')
      await expect(dialog.getByText('VAT 19%')).toHaveCount(0)
      await expect(dialog.getByText(/Reverse charge: your company/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Place order' }).click()
      await expect(page).toHaveURL(/\/dashboard\/orders\//)
    })

    await test.step('the invoice says why, to whom, and is an e-invoice', async () => {
      await openDashboardTab(page, 'Billing')
      await page.getByRole('link', { name: /^\d{4}-\d{5}$/ }).click()
      const invoice = page.getByRole('dialog', { name: /^Invoice / })
      await expect(invoice.getByText(/Reverse charge: the customer accounts/)).toBeVisible()
      await expect(invoice.getByText('10115 Berlin')).toBeVisible()
      await expect(invoice.getByRole('button', { name: 'Download e-invoice' })).toBeVisible()
    })
  })
})
