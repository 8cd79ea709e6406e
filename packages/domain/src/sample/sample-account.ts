import type { User } from '../accounts/user.ts'
import { addDays } from '../add-days.ts'
import type { Domain } from '../domains/domain.ts'
import { domainState, EXPIRING_SOON_DAYS } from '../domains/domain-state.ts'
import { MINOR_UNITS } from '../money/minor-units.ts'
import type { SampleContext, SampleDeal, SampleEntry } from './sample-context.ts'

/** Nobody can sign in with it: no algorithm has this name. An administrator may set a password. */
const NO_PASSWORD = '$none$'

/** `mark` distinguishes this client's addresses from all others. */
export interface Person {
  readonly name: string
  readonly mark: string
  readonly country: string | null
  readonly joinedAt: string
}

export const makeUser = (
  { newId }: SampleContext,
  { name, mark, country, joinedAt }: Person,
): User => ({
  id: newId(),
  createdAt: joinedAt,
  name,
  username: null,
  // Below `.invalid`: a shop that sends mail writes to nobody.
  email: `${inLetters(name)}.${mark}@sample.invalid`,
  passwordHash: NO_PASSWORD,
  role: 'user',
  status: 'active',
  landing: 'dashboard',
  coins: 0,
  country,
  phone: null,
  company: null,
  taxId: null,
  street: null,
  postcode: null,
  town: null,
  vatCheck: null,
  locale: null,
  emailVerifiedAt: null,
  holdUntil: null,
  holdReason: null,
})

/** All that moved the balance, oldest first: enough coins were bought on the first day for what they were spent on later. */
export function makeLedger(
  { random, adminId }: SampleContext,
  { createdAt }: User,
  deals: readonly SampleDeal[],
): SampleEntry[] {
  const entries = deals
    .flatMap((deal) => deal.entries)
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const spent = entries.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0)
  const spare = random.whole(0, 40) * MINOR_UNITS
  const bought = Math.ceil(spent / MINOR_UNITS) * MINOR_UNITS + spare
  if (bought === 0) return entries
  const purchase = { amount: bought, kind: 'purchase', reference: null, actor: adminId } as const
  return [{ createdAt, ...purchase }, ...entries]
}

/** One that ends soon does not renew itself, so that it waits for its owner. */
export function makeDomain(
  { random, newId, now, settings }: SampleContext,
  { userId, joinedAt, mark, name, daysLeft }: Person & { userId: string; daysLeft: number },
): Domain {
  const expiresAt = addDays(now, daysLeft)
  const state = domainState({ expiresAt }, now)
  const soon = Math.max(EXPIRING_SOON_DAYS, settings.billing.renewalLeadDays) + 1
  return {
    id: newId(),
    createdAt: joinedAt,
    userId,
    name: `${inLetters(name)}-${mark}.example`,
    price: random.pick([900, 1200, 1500, 2900]),
    autoRenew: daysLeft > soon && random.chance(0.6),
    expiresAt,
    lastNotice: state === 'active' ? null : state,
  }
}

/** `lea-cherkaoui` of a name with marks and spaces. */
const inLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
