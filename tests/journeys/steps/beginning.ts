// Shops that many tests begin with. In the embedded edition a worker makes each of them by hand, and its tests begin with
// copies of it for a while; of a server's one shop there are no copies, and who begins there signs in without a screen.
import type { BrowserContext, Page } from '@playwright/test'
import { createCaller } from '../../server/caller.ts'
import { type Credentials, edition, openFreshShop, type Shop, serverUrl } from '../edition.ts'
import { type Customer, jane, logIn, logInAsAdmin, register } from './account.ts'
import { openRoute } from './route.ts'
import { loadSamples } from './samples.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Make = (page: Page, customer: Customer) => Promise<Shop>
/** Who is signed in; with `customer` registered before. */
type Who = (shop: Shop, customer: Customer) => Credentials

interface Made {
  readonly shop: Shop
  readonly state: State
}

/** Well below the ten minutes after which the shop asks for the password again: a copy is as old as what it was made from. */
const FRESH_MS = 4 * 60_000

const kept = new Map<Make, { readonly made: Promise<Made>; readonly madeAt: number }>()

/** Opens a screen of the panel in a fresh shop, signed in as its administrator. */
export async function openPanel(page: Page, path = '/admin'): Promise<Shop> {
  const shop = await begin(page, signIn, asAdmin)
  await openRoute(page, path)
  return shop
}

/** As above in a shop that `customer` has registered at. */
export async function openPanelWith(
  page: Page,
  customer: Customer,
  path = '/admin',
): Promise<Shop> {
  const shop = await begin(page, signInBesideCustomer, asAdmin, customer)
  await openRoute(page, path)
  return shop
}

/** Opens the dashboard of `customer`, who has just registered at a fresh shop. */
export async function openDashboardOf(page: Page, customer: Customer): Promise<Shop> {
  const shop = await begin(page, signInAsCustomer, (_, own) => own, customer)
  await openRoute(page, '/dashboard')
  return shop
}

/** A shop with the samples, signed in as its administrator; no page is opened yet. */
export async function openSampleShop(page: Page): Promise<Shop> {
  const shop = await begin(page, signInWithSamples, asAdmin)
  if (edition === 'server') await loadSamples(page)
  return shop
}

const asAdmin: Who = ({ admin }) => admin

const signIn: Make = async (page) => {
  const shop = await openFreshShop(page)
  await logInAsAdmin(page, shop.admin)
  return shop
}

const signInWithSamples: Make = async (page, customer) => {
  const shop = await signIn(page, customer)
  await loadSamples(page)
  return shop
}

const signInBesideCustomer: Make = async (page, customer) => {
  const shop = await openFreshShop(page)
  await register(page, customer)
  await logInAsAdmin(page, shop.admin)
  return shop
}

const signInAsCustomer: Make = async (page, customer) => {
  const shop = await openFreshShop(page)
  await register(page, customer)
  await logIn(page, customer)
  return shop
}

async function begin(page: Page, make: Make, who: Who, customer?: Customer): Promise<Shop> {
  if (edition === 'server') {
    const shop = await openFreshShop(page)
    if (customer) await createCaller(serverUrl).api.accounts.register(customer)
    await enter(page, who(shop, customer ?? jane))
    return shop
  }
  if (customer && customer.email !== jane.email) throw new Error('The copies know jane alone.')
  const known = kept.get(make)
  const isFresh = known && Date.now() - known.madeAt < FRESH_MS
  const copy = isFresh ? known : { made: keep(page, make), madeAt: Date.now() }
  kept.set(make, copy)
  const { shop, state } = await copy.made
  await page.context().setStorageState(state)
  return shop
}

/** Signs in at the server as the login page would. */
async function enter(page: Page, credentials: Credentials): Promise<void> {
  const { api, cookies } = createCaller(serverUrl)
  await api.accounts.login(credentials)
  const jar = [...cookies].map(([name, value]) => ({ name, value, url: serverUrl() }))
  await page.context().addCookies(jar)
}

async function keep(page: Page, make: Make): Promise<Made> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('The page has no browser of its own.')
  const shop = await make(await context.newPage(), jane)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return { shop, state }
}
