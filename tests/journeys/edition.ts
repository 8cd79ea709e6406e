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

/**
 * JOURNEYS_EDITION: `server` for a shop that all tests of the run share, at JOURNEYS_URL; its administrators are then
 * named by JOURNEYS_ACCOUNTS, a `Shop` as JSON.
 */
export const edition = process.env.JOURNEYS_EDITION === 'server' ? 'server' : 'embedded'

/** Where the server edition runs. */
export const serverUrl = (): string =>
  process.env.JOURNEYS_URL ?? `http://localhost:${process.env.JOURNEYS_PORT}`

const ADMIN_LINE = /^admin account (\S+) password (\S+)$/

/**
 * Opens a shop as a new browser finds it: in the embedded edition one that nobody has used, on a server the one that is
 * there; on which page, says who needs one. What a test makes needs a name of its own, see steps/own-name.ts.
 */
export async function openFreshShop(page: Page, path?: string): Promise<Shop> {
  if (edition === 'embedded') return openEmbeddedShop(page, path)
  if (path) await page.goto(path)
  const { admin, dashboardAdmin } = JSON.parse(process.env.JOURNEYS_ACCOUNTS ?? '{}')
  if (!admin || !dashboardAdmin) {
    throw new Error('JOURNEYS_ACCOUNTS does not name the two administrators of the server.')
  }
  return { admin, dashboardAdmin }
}

async function openEmbeddedShop(page: Page, path = '/login'): Promise<Shop> {
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
