import { Country } from '@hostfront/domain/accounts/country-codes'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import type { OrderForm } from '@hostfront/domain/orders/order-form'
import * as z from 'zod/mini'
import { type Session, watchSession } from '../../host/session.ts'

const KEY = 'hostfront-order-draft'

export type AddressField = 'street' | 'postcode' | 'town'

/**
 * What is in the form while it is filled in; null: the person left it to us, or to their profile. Of the options only
 * what the person has answered, be it to another plan.
 */
export type OrderFields = Omit<
  OrderForm,
  'country' | 'company' | 'taxId' | 'paymentMethod' | AddressField
> & {
  readonly country: Country | null
  readonly isCompany: boolean | null
  readonly company: string | null
  readonly taxId: string | null
  readonly street: string | null
  readonly postcode: string | null
  readonly town: string | null
  readonly paymentMethod: string | null
  /** Of a visitor: whether an account is to be made. */
  readonly isNew: boolean
  readonly name: string
  readonly email: string
}

/** No password, ever: what is kept here can be read by whoever sits down at the browser. */
const Draft = z.object({
  billingCycle: z._default(BillingCycle, 'monthly'),
  options: z._default(z.record(z.string(), z.string()), {}),
  serverName: z._default(z.string(), ''),
  country: z._default(z.nullable(Country), null),
  isCompany: z._default(z.nullable(z.boolean()), null),
  company: z._default(z.nullable(z.string()), null),
  taxId: z._default(z.nullable(z.string()), null),
  street: z._default(z.nullable(z.string()), null),
  postcode: z._default(z.nullable(z.string()), null),
  town: z._default(z.nullable(z.string()), null),
  paymentMethod: z._default(z.nullable(z.string()), null),
  voucherCode: z._default(z.string(), ''),
  isNew: z._default(z.boolean(), true),
  name: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
})

/**
 * The form for a plan: as it was left in this tab (on the way to the login, over a reload), or fresh. `cycle`: what prices
 * were shown by where the order began; null: nothing was said.
 */
export function openDraft(planId: string, cycle: BillingCycle | null): OrderFields {
  const draft = readDraft()
  const paymentMethod = draft.paymentMethod ?? lastMethod
  return { ...draft, paymentMethod, planId, ...(cycle && { billingCycle: cycle }) }
}

/** For somebody else: nothing is known of before, and nothing is kept. */
export const freshDraft = (planId: string): OrderFields => ({ ...Draft.parse({}), planId })

function readDraft(): Omit<OrderFields, 'planId'> {
  try {
    const kept = Draft.safeParse({
      billingCycle: shownCycle(),
      ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}'),
    })
    if (kept.success) return kept.data
  } catch {
    // What cannot be read is as good as none.
  }
  return Draft.parse({})
}

/** What prices are shown by: a link that is pressed before its page is alive does not say it (prerender/before-paint.js). */
const shownCycle = (): BillingCycle | undefined =>
  BillingCycle.safeParse(document.documentElement.dataset.cycle).data

/** `isSignedIn`: whose it is ends with their session. */
export function keepDraft(fields: OrderFields, isSignedIn: boolean): void {
  if (!isWatching) watchSession(forget)
  isWatching = true
  wasSignedIn ||= isSignedIn
  store(fields)
}

function store(fields: Partial<OrderFields>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(fields))
  } catch {
    // A browser that keeps nothing loses the draft at the login, nothing else.
  }
}

/** Closed by its person: what it says of the server is there again, what it says of them and their payment is not. */
export function closeDraft(): void {
  const { options, serverName } = readDraft()
  store({ options, serverName })
}

/** Ordered: the next order of this tab is another, and is paid as this one as long as nobody logs out. */
export function leaveDraft({ paymentMethod }: Pick<OrderFields, 'paymentMethod'>): void {
  lastMethod = paymentMethod
  if (paymentMethod === null) dropDraft()
  else store({ paymentMethod })
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // See keepDraft.
  }
}

let isWatching = false
let wasSignedIn = false
let lastMethod: string | null = null

/** The next person at the browser finds nothing of a customer who has logged out. */
function forget(session: Session): void {
  if (session.state !== 'known') return
  if (wasSignedIn && !session.account) leaveDraft({ paymentMethod: null })
  wasSignedIn = session.account !== null
}
