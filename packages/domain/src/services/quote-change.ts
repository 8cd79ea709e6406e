/**
 * What it costs to change plan or cycle within the paid time. What was really paid for the days that are left is given back,
 * and the same days are charged by the new price; with another cycle a new period begins today. Days are whole, of 24 hours, a
 * begun one counts as left; every amount is rounded once, half up, and each has the tax that it was paid with.
 */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { shareOf } from '../money/minor-units.ts'
import { isSameChoice } from '../options/same-choice.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { type TaxTerms, taxed } from '../tax/tax-terms.ts'
import type { PlanChange, Rated, Terms } from './plan-change.ts'
import type { Service } from './service.ts'

/** Time that was paid for: so many days for `net`. */
export interface PaidTime extends Rated {
  readonly days: number
}

/** The tax is that of today. */
export interface ChangeAsked extends TaxTerms {
  readonly service: Pick<
    Service,
    | 'planId'
    | 'planName'
    | 'price'
    | 'newPrice'
    | 'billingCycle'
    | 'options'
    | 'expiresAt'
    | 'changed'
  >
  /** What was paid since the last change, or ever where there is none: the latest first. */
  readonly paid: readonly PaidTime[]
  /** What notes have taken back since the last change of what was paid before it, with tax. */
  readonly refunded?: number
  /** Its price holds the discount of the cycle and the options. */
  readonly to: Terms
  /** ISO, UTC. */
  readonly now: string
}

/** Amounts in minor units. `due − surplus` = `subtotal + tax` = charge and its tax, less the credits and theirs. */
export interface ChangeQuote {
  readonly to: Terms
  /** For the days that are left of what was paid. */
  readonly credits: Rated[]
  /** What days are worth that were given and not paid. They make the charge lower, and are never paid out. */
  readonly given: number
  readonly charge: Rated
  /** What is charged for: so many days, until then. */
  readonly days: number
  readonly expiresAt: string
  /** Before tax; and the tax of it. */
  readonly subtotal: number
  readonly tax: number
  readonly due: number
  /** What comes back as coins. */
  readonly surplus: number
}

type Paying = Pick<Invoice, 'subtotal' | 'tax' | 'total' | 'credited' | 'taxBasisPoints'>

/** What an invoice over one cycle has paid for, less what was credited of it since. */
export const timePaidBy = (
  { subtotal, tax, total, credited, taxBasisPoints }: Paying,
  billingCycle: Terms['billingCycle'],
): PaidTime => ({
  days: BILLING_CYCLES[billingCycle].days,
  net: partOf(subtotal, total - credited, total),
  // Of before rates were written down.
  taxBasisPoints: taxBasisPoints ?? partOf(10_000, tax, subtotal),
})

const DAY = 86_400_000

/** Whole days until then, a begun one included; 0 where it is over. */
export const daysLeft = (expiresAt: string, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / DAY))

/** The share `part` of `whole` in an amount, rounded half up; the product of two amounts is beyond a double. */
const partOf = (amount: number, part: number, whole: number): number =>
  whole === 0
    ? 0
    : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

/** What a cycle costs before tax. */
const netPerCycle = (
  { price, billingCycle }: Pick<Terms, 'price' | 'billingCycle'>,
  tax: TaxTerms,
): number => taxed(price * BILLING_CYCLES[billingCycle].months, tax).subtotal

export function quoteChange(asked: ChangeAsked): ChangeQuote {
  const { service, now } = asked
  const left = daysLeft(service.expiresAt, now)
  return undone(asked, left) ?? prorated(asked, left)
}

function prorated(asked: ChangeAsked, left: number): ChangeQuote {
  const { service, paid, refunded = 0, to, taxBasisPoints, now } = asked
  const { credits, over } = creditsFor(paidTimes(service, paid, refunded), left)
  const cycle = BILLING_CYCLES[to.billingCycle].days
  const isOtherCycle = to.billingCycle !== service.billingCycle
  const days = isOtherCycle ? cycle : left
  const net = partOf(netPerCycle(to, asked), days, cycle)
  const credited = sumOf(credits, ({ net: each }) => each)
  const worth = partOf(netPerCycle(service, asked), over, BILLING_CYCLES[service.billingCycle].days)
  const given = Math.min(worth, Math.max(0, net - credited))
  return added({
    to,
    credits,
    given,
    charge: { net: net - given, taxBasisPoints },
    days,
    expiresAt: isOtherCycle ? addDays(now, cycle) : service.expiresAt,
  })
}

/** Back on the same day to what it was: then the last change is turned round, to the cent, and costs nothing in all. */
function undone(
  { service, to, paid, refunded = 0 }: ChangeAsked,
  left: number,
): ChangeQuote | null {
  const { changed } = service
  if (!changed || paid.length > 0 || refunded > 0 || !isLatest(service, changed)) return null
  const { before, charge, days } = changed
  if (left !== days || to.planId !== before.planId || to.billingCycle !== before.billingCycle) {
    return null
  }
  const { options } = service
  if (!isSameChoice(to.options ?? options, before.options ?? options)) return null
  const { expiresAt, credits, ...terms } = before
  // What was paid with taxes of two rates is not charged again as it was.
  if (credits.length > 1) return null
  return added({
    to: terms,
    credits: [charge],
    given: 0,
    charge: credits[0] ?? { ...charge, net: 0 },
    days: daysLeft(expiresAt, changed.at),
    expiresAt,
  })
}

/** Whether nothing was paid for it since: then its end is still that of the change, or later by days that were given. */
const isLatest = ({ expiresAt }: Pick<Service, 'expiresAt'>, changed: PlanChange): boolean =>
  expiresAt === changed.expiresAt

/** What was paid for, the latest first: since the last change each by itself, all before in what that charged. */
function paidTimes(
  { changed }: Pick<Service, 'changed'>,
  paid: readonly PaidTime[],
  refunded: number,
): readonly PaidTime[] {
  if (!changed) return paid
  const { net, taxBasisPoints } = changed.charge
  const back = partOf(refunded, 10_000, 10_000 + taxBasisPoints)
  const worth = { net: Math.max(0, net - back), taxBasisPoints, days: changed.days }
  return [...paid, worth]
}

/** The days that are left are the last ones that were paid; what is `over` was given. One credit for each rate of tax. */
function creditsFor(
  paid: readonly PaidTime[],
  left: number,
): { readonly credits: Rated[]; readonly over: number } {
  const byRate = new Map<number, number>()
  let over = left
  for (const { days, net, taxBasisPoints } of paid) {
    const counted = Math.min(over, days)
    if (counted === 0) break
    over -= counted
    const sum = byRate.get(taxBasisPoints) ?? 0
    byRate.set(taxBasisPoints, sum + partOf(net, counted, days))
  }
  const credits = [...byRate].map(([taxBasisPoints, net]) => ({ net, taxBasisPoints }))
  return { credits, over }
}

type Parts = Omit<ChangeQuote, 'subtotal' | 'tax' | 'due' | 'surplus'>

function added(parts: Parts): ChangeQuote {
  const { charge, credits } = parts
  const subtotal = charge.net - sumOf(credits, ({ net }) => net)
  const tax = taxOf(charge) - sumOf(credits, taxOf)
  const all = subtotal + tax
  return { ...parts, subtotal, tax, due: Math.max(0, all), surplus: Math.max(0, -all) }
}

const taxOf = ({ net, taxBasisPoints }: Rated): number => shareOf(net, taxBasisPoints)

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)
