// The one file of the journeys that knows how an edition is opened and who administers it.
import type { Page } from '@playwright/test'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Shop {
  /** The administrator who lands on /admin and owns 10,000 coins. */
  readonly admin: Credentials
  /** The administrator who lands on /dashboard. */
  readonly dashboardAdmin: Credentials
}

const ADMIN_LINE = /^admin account (\S+) password (\S+)$/

/** Opens a shop that nobody has used: in the embedded edition, a browser without any data. */
export async function openFreshShop(page: Page, path = '/login'): Promise<Shop> {
  const admins: Credentials[] = []
  const bothPrinted = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      const [, email, password] = ADMIN_LINE.exec(message.text()) ?? []
      if (email && password) admins.push({ email, password })
      if (admins.length === 2) resolve()
    })
  })
  await page.goto(path)
  await bothPrinted
  const [admin, dashboardAdmin] = admins
  if (!admin || !dashboardAdmin) throw new Error('The shop printed no administrators.')
  return { admin, dashboardAdmin }
}
