import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'

/** The states of a domain that its customer is notified of; see `domainState`. */
const DomainNotice = z.enum(['expiring-soon', 'expired'])

/** A domain name that the shop looks after for a customer. Its state follows from the time, see `domainState`. */
export const Domain = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** Lower case, e.g. `example.com`; unique. */
  name: z.string().check(z.regex(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  /** Per year, minor units. */
  price: Money,
  autoRenew: z.boolean(),
  expiresAt: Timestamp,
  /** What its customer was last sent about the end of this year; null while that is nothing. */
  lastNotice: z.nullable(DomainNotice),
})
export type Domain = z.infer<typeof Domain>
