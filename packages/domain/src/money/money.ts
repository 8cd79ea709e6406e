import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { MINOR_UNITS } from './minor-units.ts'

/** Minor units. */
export const MAX_MONEY = 100_000_000_00

const amount = (least: number, most: number = MAX_MONEY) =>
  z
    .int(issue('AMOUNT_INVALID'))
    .check(z.gte(least, issue('AMOUNT_INVALID')), z.lte(most, issue('TOO_HIGH')))

/**
 * Money and coins: integers in minor units (cents; hundredths of a coin). 1 coin is worth 1 unit of
 * the shop's currency, so one type serves both. The bound keeps every sum of a shop exact in a double.
 */
export const Money = amount(0)

/**
 * What an account holds: what is bought or given is bounded by `MAX_MONEY`, but a refund always fits, so that a full balance
 * keeps nobody from taking an order back.
 */
export const Balance = z.int(issue('AMOUNT_INVALID')).check(z.gte(0, issue('AMOUNT_INVALID')))

/** A price per month as it is set: a year of it, and as much again in tax, is still an amount that can be billed. */
export const MonthlyPrice = amount(0, 1_000_000_00)

/** What one choice adds to it: as many options as a shop has still leave such an amount. */
export const OptionPrice = amount(0, 20_000_00)

/** A change of a balance as it is asked for: money with a sign. */
export const SignedMoney = amount(-MAX_MONEY)

/** What a balance has changed by: all of it, when it is emptied. */
export const SignedBalance = z.int(issue('AMOUNT_INVALID'))

/** ISO 4217 codes whose minor unit is a hundredth; others would need another scale. */
export const Currency = z.enum(['EUR', 'USD', 'GBP', 'MAD', 'TRY'])
export type Currency = z.infer<typeof Currency>

/**
 * Reads what a person typed ("4.5", "4,50", "-3") as minor units.
 * Null when it is no number, has more than two decimals or is out of bounds; nothing is ever rounded away.
 */
export function parseMoney(text: string): number | null {
  const match = /^([+-]?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const [, sign, whole, decimals = ''] = match
  const amount = Number(whole) * MINOR_UNITS + Number(decimals.padEnd(2, '0'))
  const signed = sign === '-' && amount !== 0 ? -amount : amount
  return SignedMoney.safeParse(signed).success ? signed : null
}
