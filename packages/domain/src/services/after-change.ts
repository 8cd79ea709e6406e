import { chosenLocation } from '../options/chosen-location.ts'
import type { Rated } from './plan-change.ts'
import type { ChangeAsked, ChangeQuote } from './quote-change.ts'
import type { Service } from './service.ts'

/** What is worth something later where nobody paid or got the difference: no more than was paid, nor than it costs. */
function worthUnpaid(charge: Rated, credits: readonly Rated[]): Rated {
  const paid = credits.reduce((sum, { net }) => sum + net, 0)
  return paid >= charge.net
    ? charge
    : (credits[0] && { ...credits[0], net: paid }) || { ...charge, net: 0 }
}

type Changed = Pick<
  Service,
  | 'planId'
  | 'planName'
  | 'price'
  | 'newPrice'
  | 'billingCycle'
  | 'options'
  | 'location'
  | 'expiresAt'
  | 'changed'
>

interface Changing {
  readonly now: string
  /** What notes have taken back of what was paid for it, this change included; minor units. */
  readonly credited: number
  readonly isFree?: boolean
}

/** The service after a change, as it was quoted at `now`. `isFree`: the difference is neither paid nor given back. */
export function afterChange(
  { planId, planName, price, newPrice, billingCycle, options, expiresAt }: ChangeAsked['service'],
  {
    to,
    credits,
    charge,
    days,
    expiresAt: end,
  }: Pick<ChangeQuote, 'to' | 'credits' | 'charge' | 'days' | 'expiresAt'>,
  { now, credited, isFree = false }: Changing,
): Changed {
  return {
    // What was said of the price that it had holds no more, unless it has that again.
    newPrice: to.newPrice ?? null,
    ...{ planId: to.planId, planName: to.planName, price: to.price, billingCycle: to.billingCycle },
    options: to.options ?? options,
    location: chosenLocation(to.options ?? options),
    expiresAt: end,
    changed: {
      at: now,
      days,
      charge: isFree ? worthUnpaid(charge, credits) : charge,
      expiresAt: end,
      before: {
        ...{ planId, planName, price, billingCycle, expiresAt, credits },
        ...(to.options && { options }),
        ...(newPrice && { newPrice }),
      },
      credited,
    },
  }
}
