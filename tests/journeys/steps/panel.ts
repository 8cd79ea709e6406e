// Shops that many tests begin with. A worker makes each of them by hand; its tests begin with copies of it for a while.
import type { BrowserContext, Page } from '@playwright/test'
import { edition, openFreshShop } from '../edition.ts'
import { logInAsAdmin } from './account.ts'
import { openRoute } from './route.ts'
import { loadSamples } from './samples.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Make = (page: Page) => Promise<void>

/** Well below the ten minutes after which the shop asks for the password again: a copy is as old as what it was made from. */
const FRESH_MS = 4 * 60_000

const kept = new Map<Make, { readonly state: Promise<State>; readonly madeAt: number }>()

/** Opens a screen of the panel in a fresh shop, signed in as its administrator. */
export async function openPanel(page: Page, path = '/admin'): Promise<void> {
  await begin(page, signIn)
  await openRoute(page, path)
}

/** As above in a shop with the samples; no page is opened yet. */
export const openSampleShop = (page: Page): Promise<void> => begin(page, signInWithSamples)

const signIn: Make = async (page) => {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
}

const signInWithSamples: Make = async (page) => {
  await signIn(page)
  await loadSamples(page)
}

async function begin(page: Page, make: Make): Promise<void> {
  // A session of the server is not copied: whoever signs out would end it for all.
  if (edition === 'server') return make(page)
  const known = kept.get(make)
  const isFresh = known && Date.now() - known.madeAt < FRESH_MS
  const copy = isFresh ? known : { state: keep(page, make), madeAt: Date.now() }
  kept.set(make, copy)
  await page.context().setStorageState(await copy.state)
}

async function keep(page: Page, make: Make): Promise<State> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('The page has no browser of its own.')
  await make(await context.newPage())
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}
