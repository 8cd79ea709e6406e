import type { Locator, Page } from '@playwright/test'

/** Chooses what can be done with a row beside its buttons; `row` names it. */
export async function chooseInMenu(
  place: Page | Locator,
  row: string | RegExp,
  action: string,
): Promise<void> {
  const name = typeof row === 'string' ? `More for ${row}` : row
  await place.getByRole('button', { name }).first().click()
  const page = 'page' in place ? place.page() : place
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** A button of the screen by its name, or what is in the menu of a row. */
export type Act = string | RegExp | { readonly menu: string }

/** Presses the first button of that name, or chooses in the first menu of a row. */
export async function pressFirst(page: Page, act: Act): Promise<void> {
  const main = page.getByRole('main')
  if (typeof act === 'object' && 'menu' in act) await chooseInMenu(page, /^More for /, act.menu)
  else await main.getByRole('button', { name: act }).first().click()
}
