import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { Loss } from '../renewals/loss.ts'
import { ServiceAccess } from '../services/access.ts'
import { SERVICE_FACTS } from '../services/service-facts.ts'

const mail = <Kind extends string, Facts extends z.core.$ZodShape>(kind: Kind, facts: Facts) =>
  z.object({ kind: z.literal(kind), name: z.string(), ...facts })

/** How money is sent, as a payment method has it. */
const Way = z.object({ name: z.string(), instructions: z.string(), account: z.string() })

/** What a mail says, as a code with its facts; the words are the host's. Amounts in minor units. */
export const MailMessage = z.discriminatedUnion('kind', [
  mail('password-reset', { token: z.string() }),
  mail('email-verification', { token: z.string() }),
  /** To the address that the account is to have, and, once it has it, to the one that it had. */
  mail('email-change', { token: z.string() }),
  mail('email-changed', {}),
  /** Opened by staff: the link sets its first password. */
  mail('account-added', { token: z.string() }),
  mail('password-changed', {}),
  mail('order-approved', { serverName: z.string(), serviceId: SERVICE_FACTS.serviceId }),
  mail('order-rejected', { serverName: z.string(), reason: z.string() }),
  /** `invoiceId`: not in those of earlier versions. `way`: how its customer means to pay, `owed` how much is left to; added when it is sent. */
  mail('invoice-issued', {
    number: z.string(),
    total: z.int(),
    dueDate: Timestamp,
    invoiceId: z.optional(Id),
    way: z.optional(z.nullable(Way)),
    owed: z.optional(z.int()),
  }),
  mail('invoice-reminder', {
    number: z.string(),
    owed: z.int(),
    dueDate: Timestamp,
    isLate: z.boolean(),
    invoiceId: Id,
    next: z.nullable(Loss),
    /** How the customer means to pay, as its method has it; null where it is not offered any more. */
    way: z.nullable(Way),
  }),
  mail('invoice-paid', { number: z.string(), invoiceId: z.optional(Id) }),
  mail('payment-received-in-part', {
    number: z.string(),
    invoiceId: Id,
    amount: z.int(),
    missing: z.int(),
  }),
  mail('payment-rejected', { amount: z.int(), reason: z.string() }),
  mail('coins-bought', { amount: z.int(), balance: z.int() }),
  mail('credit-note-issued', {
    number: z.string(),
    invoiceNumber: z.string(),
    invoiceId: Id,
    amount: z.int(),
    toCoins: z.boolean(),
  }),
  mail('refund-sent', {
    amount: z.int(),
    method: z.string(),
    /** Empty where there is none. */
    reference: z.string(),
    number: z.string(),
    invoiceId: z.optional(Id),
    /** It went back in cash or the like, possibly without a reference. */
    isRecordedWay: z.optional(z.boolean()),
  }),
  mail('service-renewed', { ...SERVICE_FACTS, expiresAt: Timestamp }),
  /** By the team: days given, or suspended no longer. */
  mail('service-extended', {
    ...SERVICE_FACTS,
    expiresAt: Timestamp,
    invoiceNumber: z.optional(z.string()),
  }),
  mail('service-resumed', SERVICE_FACTS),
  mail('service-kept', { ...SERVICE_FACTS, keepUntil: Timestamp }),
  mail('domain-renewed', { domainName: z.string(), expiresAt: Timestamp }),
  mail('domain-expiring', { domainName: z.string(), expiresAt: Timestamp }),
  mail('domain-expired', { domainName: z.string(), renewableUntil: Timestamp }),
  mail('service-suspended', SERVICE_FACTS),
  mail('service-suspended-by-team', { ...SERVICE_FACTS, reason: z.string() }),
  mail('service-needs-answers', SERVICE_FACTS),
  mail('service-password', SERVICE_FACTS),
  mail('service-access', { ...SERVICE_FACTS, access: ServiceAccess }),
  /** `reason`: the team's, where they have ended it for one. */
  mail('service-terminated', { ...SERVICE_FACTS, reason: z.optional(z.string()) }),
  /** Cancelled: it ends then. `reason`: the team's; left out where its customer has cancelled it. */
  mail('service-cancelled', {
    ...SERVICE_FACTS,
    endsAt: Timestamp,
    reason: z.optional(z.string()),
  }),
  /** Plan or cycle changed. `reason`: the team's, where they have changed it. */
  mail('service-changed', {
    ...SERVICE_FACTS,
    planName: z.string(),
    expiresAt: Timestamp,
    reason: z.optional(z.string()),
  }),
  /** Its renewals from then on cost another price; both per month, minor units. `reason`: the team's, where it is about this one. */
  mail('service-price-changes', {
    ...SERVICE_FACTS,
    oldPrice: Money,
    newPrice: Money,
    from: Timestamp,
    reason: z.optional(z.string()),
  }),
  /** `number`: the invoice that a change of it waited for. */
  mail('service-change-withdrawn', { ...SERVICE_FACTS, number: z.string() }),
  /** A reminder of that it is cancelled. */
  mail('service-ending', { ...SERVICE_FACTS, endsAt: Timestamp }),
  /** Cancelled no longer. */
  mail('service-goes-on', { ...SERVICE_FACTS, expiresAt: Timestamp }),
  /** `answer`: what the team wrote; not in those of earlier versions. */
  mail('ticket-answered', { subject: z.string(), ticketId: Id, answer: z.optional(z.string()) }),
  mail('ticket-closed', { subject: z.string(), ticketId: Id }),
  /** Both in hundredths of a coin. */
  mail('coins-changed', { amount: z.int(), balance: z.int() }),
  /** To an administrator: what came in within ten minutes. */
  mail('staff-news', {
    orders: z.int(),
    tickets: z.int(),
    messages: z.int(),
    payments: z._default(z.int(), 0),
    problems: z._default(z.int(), 0),
    vatNumbers: z._default(z.int(), 0),
  }),
])
export type MailMessage = z.infer<typeof MailMessage>
