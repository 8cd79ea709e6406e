import type { Driven } from './driven.ts'

const ORDERED = "Order submitted successfully! It's now pending admin approval."
const SERVER = 'Night Shift Roleplay'
const jane = { name: 'Jane Doe', email: 'jane@example.com', password: 'night-shift-7' }
const john = { name: 'John Doe', email: 'john@example.com', password: 'early-shift-8' }

type Tab = Awaited<ReturnType<Driven['newTab']>>
type Person = Pick<typeof jane, 'email' | 'password'>

/** A customer registers and orders, the administrator approves, and a second tab hears of it. Ends signed in as the administrator. */
export async function walkThrough(browser: Driven): Promise<void> {
  const tab = await browser.newTab()
  await tab.open('/register')
  const admin = await tab.administrator()
  await register(tab, jane)
  await logIn(tab, jane, '/dashboard')

  await tab.open('/services/samp')
  await tab.press('Order Now')
  await tab.fill('Server name', SERVER)
  await tab.press('Continue')
  await tab.choose('Country', 'DE')
  await tab.press('Place order')
  await tab.see(ORDERED)
  await tab.see('Order received')
  await tab.open('/about')
  await tab.press('Logout')
  // Home comes first; whoever leaves before the session has ended may still be signed in.
  await tab.see('Logged out successfully')

  await tab.open('/login')
  await logIn(tab, admin, '/admin')
  await tab.open('/admin/orders')
  await tab.press(`Approve ${SERVER}`)
  await tab.fill('Transaction reference', 'TX-1')
  await tab.press('Record and approve')
  await tab.see('To be set up')

  await tab.open('/admin/clients')
  await tab.see(jane.email)
  await browser.keepLocalStorage()
  const other = await browser.newTab()
  await other.open('/register')
  await register(other, john)
  await tab.see(john.email)
}

/** What was acknowledged before exists, and who was signed in still is. */
export async function findAgain(tab: Tab): Promise<void> {
  // Orders that are decided are no longer in the list that /admin/orders opens with.
  await tab.open('/admin/services')
  await tab.see(SERVER)
  await tab.open('/admin/clients')
  await tab.see(jane.email)
  await tab.see(john.email)
}

async function register(tab: Tab, { name, email, password }: typeof jane): Promise<void> {
  await tab.fill('Full name', name)
  await tab.fill('Email', email)
  await tab.fill('Password', password)
  await tab.fill('Confirm password', password)
  await tab.press('Create account')
  await tab.arriveAt('/login')
}

async function logIn(tab: Tab, { email, password }: Person, landing: string): Promise<void> {
  // The fields of the form before have the same names.
  await tab.meet('Sign In')
  await tab.fill('Email', email)
  await tab.fill('Password', password)
  await tab.press('Sign In')
  await tab.arriveAt(landing)
}
