import { expect, type Locator, type Page } from '@playwright/test'
import { edition } from '../edition.ts'

const ELEVEN_MINUTES = 11 * 60_000

/**
 * Lets so much time pass that the next call of this kind asks for the password again. Here the page has the clock; a
 * server has its own, so there its first answer is given by hand, and all that follows is the server's.
 */
export async function letConfirmationEnd(page: Page, procedure: string): Promise<void> {
  if (edition === 'embedded') return page.clock.setFixedTime(Date.now() + ELEVEN_MINUTES)
  const refusal = {
    defined: true,
    code: 'CONFIRMATION_REQUIRED',
    status: 403,
    message: '',
    data: { secondFactor: false },
  }
  await page.route(
    `**/api/rpc/${procedure.replace('.', '/')}`,
    (route) => route.fulfill({ status: 403, json: { json: refusal, meta: [] } }),
    { times: 1 },
  )
}

/** The question for the password. */
export async function expectAsked(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  return dialog
}

/** Answers it. */
export async function givePassword(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
}
