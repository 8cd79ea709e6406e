import type { Page } from '@playwright/test'
import { openRoute } from './route.ts'
import { expectToast } from './toast.ts'

/** How customers pay one way, as /admin/settings has it; left out: as it is. */
export interface MethodWords {
  readonly 'How to pay'?: string
  readonly 'Account details'?: string
}

/** Changes the way to pay of that name, or adds it; the panel is open already. */
export async function setMethod(page: Page, name: string, words: MethodWords): Promise<void> {
  await openRoute(page, '/admin/settings?section=payment')
  const button = (action: string) =>
    page.getByRole('button', { name: `${action} ${name}`, exact: true })
  const edit = button('Edit').or(button('Fill in'))
  const add = page.getByRole('button', { name: 'Add payment method' })
  await add.waitFor()
  const isThere = (await page.getByRole('row').filter({ has: edit }).count()) > 0
  await (isThere ? edit : add).click()
  const dialog = page.getByRole('dialog')
  if (!isThere) await dialog.getByLabel('Name').fill(name)
  for (const [label, text] of Object.entries(words)) await dialog.getByLabel(label).fill(text)
  await dialog
    .getByRole('button', { name: isThere ? 'Save' : 'Add payment method', exact: true })
    .click()
  await expectToast(page, isThere ? 'Payment method saved' : 'Payment method added')
}
