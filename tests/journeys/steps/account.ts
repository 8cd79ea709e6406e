import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Credentials } from '../edition.ts'
import { openRoute, waitUntilAlive } from './route.ts'
import { expectToast } from './toast.ts'

export interface Customer extends Credentials {
  readonly name: string
}

/** Somebody whom the shop does not know yet. */
export const newCustomer = (): Customer => ({
  name: 'Jane Doe',
  email: `jane-${randomUUID()}@example.com`,
  password: 'night-shift-7',
})

/** A customer of tests that have their shop for themselves. */
export const jane = newCustomer()

export async function fillRegistration(
  page: Page,
  { name, email, password, confirm = password }: Customer & { confirm?: string },
): Promise<void> {
  await waitUntilAlive(page)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Ends on the login page, as the shop does. */
export async function register(page: Page, customer: Customer): Promise<void> {
  await openRoute(page, '/register')
  await fillRegistration(page, customer)
  await expectToast(page, 'Registration successful! Please login.')
  await expect(page).toHaveURL(/\/login/)
}

export async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await waitUntilAlive(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Logs a customer in; ends on the dashboard. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await openRoute(page, '/login')
  await fillLogin(page, credentials)
  await expectToast(page, 'Login successful!')
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Logs the administrator in; ends on the admin panel. */
export async function logInAsAdmin(page: Page, credentials: Credentials): Promise<void> {
  await openRoute(page, '/login')
  await fillLogin(page, credentials)
  await expectToast(page, 'Admin login successful!')
  await expect(page).toHaveURL(/\/admin/)
}

export async function logOut(page: Page): Promise<void> {
  await openRoute(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged out successfully')
  await expect(page).toHaveURL(/\/$/)
}
