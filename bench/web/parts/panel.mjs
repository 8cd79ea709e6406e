// The panel of the embedded edition as an administrator has it: opened, signed in, filled with sample clients.

const ADMIN_LINE = /^admin account (\S+) password (\S+)$/
/** The panel offers sets of 10, 1,000 and 5,000; other numbers are several sets, one after the other. */
const SETS = { 100: Array(10).fill(10), 1000: [1000], 5000: [5000] }
const TEN_MINUTES = 600_000

/** Opens a browser's first shop in the page, signs its administrator in and adds sample clients. */
export async function fillShop(page, shop, clients) {
  const printed = page.waitForEvent('console', (line) => ADMIN_LINE.test(line.text()))
  await page.goto(`${shop}/login`)
  const [, email, password] = ADMIN_LINE.exec((await printed).text())
  // Typed before the page has come alive, it would be lost.
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin/)
  for (const set of SETS[clients]) await loadSamples(page, shop, set)
}

async function loadSamples(page, shop, clients) {
  await page.goto(`${shop}/admin/utilities`)
  await page.getByLabel('Clients', { exact: true }).selectOption(String(clients))
  await page.getByRole('button', { name: 'Load sample data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Load sample data' }).click()
  const added = page.getByRole('table', { name: 'Sample data loaded' })
  await added.waitFor({ timeout: TEN_MINUTES })
}
