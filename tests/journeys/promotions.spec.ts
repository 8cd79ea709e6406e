import { expect, test } from './journey.ts'
import { openPanel } from './steps/beginning.ts'
import { ORDERED, openOrder, stateCountry, toPayment } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'

test('a voucher is made, taken by the order form, used up, and switched off', async ({ page }) => {
  await openPanel(page, '/admin/promotions')
  await page.getByRole('button', { name: 'Add voucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add voucher' })
  await dialog.getByRole('button', { name: 'Make up a code' }).click()
  const code = await dialog.getByLabel('Code').inputValue()
  await dialog.getByLabel('Percent off').fill('150')
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expect(dialog.getByLabel('Percent off')).toHaveAccessibleDescription(
    'At most 100 percent can be taken off.',
  )
  await dialog.getByLabel('Percent off').fill('12.5')
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expect(dialog.getByLabel('Percent off')).toHaveAccessibleDescription(
    'Please enter a whole number.',
  )
  await dialog.getByLabel('Percent off').fill('20')
  await dialog.getByLabel('Uses in all').fill('1')
  await dialog.getByLabel('Good for').selectOption('Some plans')
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expect(dialog.getByRole('group', { name: 'Plans' })).toHaveAccessibleDescription(
    'Please fill in this field.',
  )
  await dialog.getByRole('checkbox', { name: 'SAMP Premium' }).check()
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expectToast(page, 'Voucher added')

  await page.getByRole('searchbox', { name: 'Search vouchers' }).fill(code.toLowerCase())
  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText('20% off')
  await expect(row).toContainText('0 of 1')
  await expect(row).toContainText('Active')

  const order = await openOrder(page, { path: '/services/samp', plan: 1 })
  await toPayment(order, `Voucher ${code}`)
  await stateCountry(order)
  await order.getByLabel('Voucher code').fill(code)
  const apply = order.getByRole('button', { name: 'Apply' })
  await apply.click()
  await expect(order.getByText('€3.60').first()).toBeVisible()
  await expect(order.getByText('−€0.90', { exact: true })).toBeVisible()
  await expect(apply).toBeFocused()
  await order.getByRole('button', { name: 'Place order' }).click()
  await expectToast(page, ORDERED)

  await openRoute(page, `/admin/promotions?search=${code}`)
  await expect(row).toContainText('1 of 1')
  await expect(row).toContainText('Used up')
  await expect(row.getByRole('button', { name: `Delete ${code}` })).toHaveCount(0)
  await row.getByRole('button', { name: `Edit ${code}` }).click()
  const edited = page.getByRole('dialog', { name: 'Edit voucher' })
  await expect(edited.getByLabel('Code')).not.toBeEditable()
  await expect(edited.getByLabel('Code')).toHaveAccessibleDescription(
    'It has been used, so its code stays.',
  )
  await edited.getByLabel('Active').uncheck()
  await edited.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Voucher saved')
  await expect(row).toContainText('Inactive')
})

test('a voucher that nobody has used is deleted', async ({ page }) => {
  await openPanel(page, '/admin/promotions')
  await page.getByRole('button', { name: 'Add voucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add voucher' })
  await dialog.getByRole('button', { name: 'Make up a code' }).click()
  const code = await dialog.getByLabel('Code').inputValue()
  await dialog.getByRole('button', { name: 'Add voucher' }).click()
  await expectToast(page, 'Voucher added')

  await openRoute(page, `/admin/promotions?search=${code}`)
  const row = page.getByRole('row', { name: code })
  await row.getByRole('button', { name: `Delete ${code}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete voucher' }).click()
  await expectToast(page, 'Voucher deleted')
  await expect(row).toHaveCount(0)
})
