import { expect, test } from './journey.ts'
import { atRest, expectAccessible } from './steps/accessible.ts'
import { openPanel, openPanelWith } from './steps/beginning.ts'
import { expectAsked, givePassword, letConfirmationEnd } from './steps/confirmation.ts'
import { expectToast } from './steps/toast.ts'
import { findUser, openCoins } from './steps/users.ts'

test.use(atRest)
test.setTimeout(120_000)

test('coins are changed once the password was given again; what was typed waits for it', async ({
  page,
  jane,
}) => {
  const { admin } = await openPanelWith(page, jane)
  const form = await openCoins(page, jane)
  const amount = form.getByLabel('Amount')
  await amount.fill('25')
  await form.getByLabel('Note').fill('Paid in cash')
  await letConfirmationEnd(page, 'clients.changeCoins')
  await form.getByRole('button', { name: 'Change coins' }).click()

  const question = await expectAsked(page)
  await givePassword(question, 'not-the-password')
  await expect(question.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'The password is not right.',
  )
  await expectAccessible(page, 'the question for the password')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(form.getByRole('alert')).toHaveText(
    'Your password is needed for this. Nothing was changed.',
  )
  await expect(amount).toHaveValue('25')
  await expect(form.getByLabel('Note')).toHaveValue('Paid in cash')

  await letConfirmationEnd(page, 'clients.changeCoins')
  await form.getByRole('button', { name: 'Change coins' }).click()
  await givePassword(await expectAsked(page), admin.password)
  await expectToast(page, 'Coins updated successfully')
  await expect(form).toHaveCount(0)
  const row = await findUser(page, jane)
  await expect(row.getByRole('cell', { name: '25', exact: true })).toBeVisible()

  // It was given just now: nobody is asked twice.
  await row.getByRole('button', { name: `Coins ${jane.name}` }).click()
  await form.getByLabel('Amount').fill('5')
  await form.getByRole('button', { name: 'Change coins' }).click()
  await expect(form).toHaveCount(0)
  await expect(row.getByRole('cell', { name: '30', exact: true })).toBeVisible()
})

test('whoever leaves the question by the keyboard is back where they were', async ({ page }) => {
  await openPanel(page, '/admin/utilities')
  await letConfirmationEnd(page, 'shop.exportDocument')
  const button = page.getByRole('button', { name: 'Export the shop' })
  await button.click()
  await expectAsked(page)
  await page.keyboard.press('Escape')
  await expectToast(page, 'Your password is needed for this. Nothing was changed.')
  await expect(button).toBeFocused()
})
