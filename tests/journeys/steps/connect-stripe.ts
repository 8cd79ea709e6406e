import type { StripeSimulator } from '@hostfront/providers/stripe-simulator'
import { expect, type Page } from '@playwright/test'
import { rowsOf } from './list.ts'
import { look } from './look.ts'
import { openRoute } from './route.ts'
import { expectToast } from './toast.ts'

/** Staff connect a simulated account, in two steps: then it is offered by that name. */
export async function connectStripe(
  page: Page,
  stripe: StripeSimulator,
  name: string,
): Promise<void> {
  await openRoute(page, '/admin/gateways')
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  const added = page.getByRole('dialog', { name: 'Connect Stripe' })
  await added.getByLabel('Name').fill(name)
  await added.getByLabel('Secret key').fill(stripe.key)
  await added.getByLabel('Address of a simulator').fill(stripe.address)
  await look(page, 'connecting a gateway')
  await added.getByRole('button', { name: 'Connect Stripe' }).click()
  await expectToast(page, 'Gateway added')
  const row = rowsOf(page, 'Online gateways').filter({ hasText: name })
  await expect(row).toContainText('Off')
  const address = row.getByText(/\/webhooks\/stripe\//)
  stripe.messenger.address = (await address.textContent()) ?? ''
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const edited = page.getByRole('dialog', { name: 'Edit gateway' })
  await edited.getByLabel('Signing secret').fill(stripe.webhookSecret)
  await edited.getByLabel('Offered to customers').check()
  await edited.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Gateway saved')
  await expect(row).toContainText('Offered')
  await expect(row).toContainText('Test')
}
