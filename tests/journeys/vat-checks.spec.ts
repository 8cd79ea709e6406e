import { startViesSimulator, type ViesSimulator } from '@hostfront/providers/vies-simulator'
import type { Page } from '@playwright/test'
import { createCaller } from '../server/caller.ts'
import { type Credentials, edition, serverUrl } from './edition.ts'
import { expect, test } from './journey.ts'
import { atRest } from './steps/accessible.ts'
import { logIn, logInAsAdmin, logOut } from './steps/account.ts'
import { openDashboardOf } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { look } from './steps/look.ts'
import { openOrder, payWith, toPayment } from './steps/order.ts'
import { openRoute } from './steps/route.ts'
import { expectToast } from './steps/toast.ts'
import { findUser } from './steps/users.ts'

test.use(atRest)

// Of a country that no other journey orders from: they share the shop.
const RATE = { country: 'LV', basisPoints: 2100, from: '2021-01-01' }
const [KNOWN, UNKNOWN] = ['LV40003521600', 'LV40003032949']
const NAME = 'SIA „Nakts serveri un partneri Latvijas Republikā”'

test('a company’s number is looked up; one that the register does not have is taxed, and the team puts it right', async ({
  page,
  jane,
}) => {
  test.skip(edition === 'embedded', 'A shop in a browser asks nobody')
  test.skip(process.env.JOURNEYS_URL !== undefined, 'That server asks another register')
  test.setTimeout(240_000)
  const { admin } = await openDashboardOf(page, jane)
  const vies = await startViesSimulator({
    host: 'localhost',
    // As serve-server.mjs tells it to the server.
    port: Number(process.env.JOURNEYS_PORT) + 100,
  })
  const putBack = await taxByEuRules(admin)
  try {
    await walk(page, { jane, admin, vies })
  } finally {
    await putBack()
    await vies.close()
  }
})

interface Walk {
  readonly jane: Credentials & { readonly name: string }
  readonly admin: Credentials
  readonly vies: ViesSimulator
}

async function walk(page: Page, { jane, admin, vies }: Walk): Promise<void> {
  vies.register(KNOWN, { name: NAME })
  vies.register(UNKNOWN, { isValid: false })

  await test.step('the company says its number, and staff see what it was found to be', async () => {
    await saveNumber(page, KNOWN)
    await expect.poll(() => vies.asked.length).toBe(1)
    await logOut(page)
    await logInAsAdmin(page, admin)
    await openClient(page, jane)
    await expect(page.getByText(/^Valid by VIES on /)).toContainText(NAME)
    await look(page, 'a client with a VAT number')
  })

  await test.step('it takes another, which the register does not have', async () => {
    await logOut(page)
    await logIn(page, jane)
    await saveNumber(page, UNKNOWN)
    await expect(page.getByLabel('Tax ID')).toHaveAccessibleDescription(
      /does not have this number, so tax is charged\. Please correct it\./,
      { timeout: 20_000 },
    )
    // From the top: what the page's head lies over counts as a small target.
    await page.evaluate(() => scrollTo(0, 0))
    await look(page, 'a profile with a number that VIES does not have')
    const dialog = await openOrder(page)
    await toPayment(dialog, 'Taxed')
    await payWith(dialog, 'Bank transfer')
    await expect(dialog.getByText('VAT 21%')).toBeVisible()
    await expect(dialog.getByLabel('Tax ID')).toHaveAccessibleDescription(/does not have this/)
    await look(page, 'an order with a number that VIES does not have')
    await dialog.getByLabel('Tax ID').fill(KNOWN)
    await expect(dialog.getByText('VAT 21%')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('the bell leads the team to the client, whose number they put right', async () => {
    await logOut(page)
    await logInAsAdmin(page, admin)
    await page.getByRole('button', { name: 'Notifications' }).click()
    const news = page.getByRole('dialog', { name: 'Notifications' })
    await news
      .getByRole('link', { name: /VIES does not have the VAT number/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/admin\/clients\/[^/?]+$/)
    await expect(page.getByText(/^VIES did not have it on /)).toBeVisible()
    await page.getByRole('button', { name: `Billing details ${jane.name}` }).click()
    const details = page.getByRole('dialog', { name: 'Billing details' })
    await expect(details.getByLabel('Street')).toHaveValue('Brīvības iela 7')
    await details.getByLabel('Tax ID').fill('LV40003521601')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByLabel('Tax ID')).toHaveAccessibleDescription(
      /Please check this VAT number/,
    )
    await look(page, 'billing details that are wrong')
    await details.getByLabel('Tax ID').fill(KNOWN)
    await details.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Billing details saved')
    await expect(page.getByText(/^Valid by VIES on /)).toBeVisible({ timeout: 20_000 })
  })
}

async function saveNumber(page: Page, taxId: string): Promise<void> {
  await openDashboardTab(page, 'Account')
  await page.getByLabel('Country', { exact: true }).selectOption('LV')
  await page.getByRole('textbox', { name: 'Company' }).fill(NAME)
  await page.getByLabel('Tax ID').fill(taxId)
  await page.getByLabel('Street').fill('Brīvības iela 7')
  await page.getByLabel('Town').fill('Rīga')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')
}

async function openClient(page: Page, { email }: Credentials): Promise<void> {
  const row = await findUser(page, { email })
  const path = await row.getByRole('link').first().getAttribute('href')
  await openRoute(page, path ?? '')
}

/** The shop sells by the rules of the EU; returns the way back. */
async function taxByEuRules(admin: Credentials): Promise<() => Promise<unknown>> {
  const { api } = createCaller(serverUrl)
  await api.accounts.login(admin)
  const { tax } = await api.settings.getAll()
  const rates = [...tax.rates, RATE]
  await api.settings.update({
    tax: { sellerCountry: 'FR', vatId: 'FR40303265045', scheme: 'oss', vies: 'auto', rates },
    ratesBefore: tax.rates,
  })
  return async () => {
    const { rates: now } = (await api.settings.getAll()).tax
    const others = now.filter(({ country }) => country !== RATE.country)
    return api.settings.update({ tax: { ...tax, rates: others }, ratesBefore: now })
  }
}
