/** A price that a running service gets: told some days before, and taken by its first renewal at that time or later. */
import * as z from 'zod/mini'
import { addDays } from '../add-days.ts'
import { Money } from '../money/money.ts'
import { Timestamp } from '../record.ts'

/** `price`: per month, minor units, as a service has it. */
export const NewPrice = z.object({ price: Money, from: Timestamp })
export type NewPrice = z.infer<typeof NewPrice>

interface Priced {
  readonly price: number
  readonly newPrice: NewPrice | null
}

/** What a service costs per month in the period that begins then (ISO, UTC). */
export const priceFrom = ({ price, newPrice }: Priced, periodStart: string): number =>
  newPrice !== null && periodStart >= newPrice.from ? newPrice.price : price

/** The prices of a service once that period is paid. */
export const pricesAfter = (service: Priced, periodStart: string): Priced =>
  service.newPrice !== null && periodStart >= service.newPrice.from
    ? { price: service.newPrice.price, newPrice: null }
    : { price: service.price, newPrice: service.newPrice }

/** Whether a price that is offered at `now` may be taken from then on: its customers have so many days to think about it. */
export const isEnoughNotice = (from: string, noticeDays: number, now: string): boolean =>
  from >= addDays(now, noticeDays)
