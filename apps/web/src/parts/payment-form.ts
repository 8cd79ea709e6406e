import { Surplus } from '@hostfront/contract/orders'
import { issue } from '@hostfront/domain/issue'
import { isReferenceGiven, REFERENCE_MISSING } from '@hostfront/domain/payments/recorded-ways'
import { optionalText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { dayFrom } from '../ui/day-field.ts'
import type { RefusedFields } from './form-failure.ts'
import { TypedAmount } from './typed-amount.ts'

/**
 * A payment as it is typed: the amount as text, the day of the administrator's own calendar. What a customer showed by a
 * picture alone need not have a reference.
 */
export const UnreferencedForm = z.object({
  reference: optionalText(120),
  amount: TypedAmount,
  paidAt: z.pipe(
    z.string().check(z.refine(isDay, issue('DATE_INVALID'))),
    z.transform((day) => startOfDay(day).toISOString()),
  ),
  /** What becomes of more than is owed; among the fields only where it is asked. */
  surplus: z.optional(Surplus),
  /** By which it came; empty: it is not said. */
  method: z.pipe(
    z.optional(z.string()),
    z.transform((id) => id || undefined),
  ),
  /** A switch; it is among the fields only where it is on. */
  isShared: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  ),
})

/** The same with its reference, which only cash and the like have none of. */
export const PaymentForm = UnreferencedForm.check(z.refine(isReferenceGiven, REFERENCE_MISSING))

/** The field at which a refused payment is explained. */
export const PAYMENT_FIELDS: RefusedFields = {
  REFERENCE_USED: 'reference',
  SAME_PAYMENT: 'reference',
  PAYMENT_AMOUNT_DIFFERS: 'amount',
  BALANCE_FULL: 'surplus',
  METHOD_NOT_OFFERED: 'method',
  PAYMENT_IN_FUTURE: 'paidAt',
  MONTH_CLOSED: 'paidAt',
}

/** Today as a date field wants it, in the reader's own time zone. */
export const today = (): string => dayFrom(Date.now(), 0)

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00`)

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text).getTime())
}
