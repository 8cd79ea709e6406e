import * as z from 'zod/mini'
import { PaymentProblem } from '../gateways/payment-problem.ts'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { Loss } from '../renewals/loss.ts'
import { SERVICE_FACTS } from '../services/service-facts.ts'

const event = <Kind extends string, Facts extends z.core.$ZodShape>(kind: Kind, facts: Facts) =>
  z.object({ kind: z.literal(kind), ...facts })

/** What happened, as a code with its facts; the sentence is the screen's. */
export const NotificationEvent = z.discriminatedUnion('kind', [
  event('order-approved', { serverName: z.string(), serviceId: SERVICE_FACTS.serviceId }),
  event('order-rejected', { serverName: z.string(), reason: z.string() }),
  /** `invoiceId`: not in those of earlier versions. */
  event('invoice-issued', {
    number: z.string(),
    total: z.int(),
    invoiceId: z.optional(Id),
  }),
  /** `owed`: what is still to be paid. `isLate`: its due date has passed. `next`: what happens unless it is paid, where that is known. */
  event('invoice-reminder', {
    number: z.string(),
    owed: z.int(),
    dueDate: Timestamp,
    isLate: z.boolean(),
    invoiceId: Id,
    next: z.nullable(Loss),
  }),
  event('invoice-paid', { number: z.string(), invoiceId: z.optional(Id) }),
  /** A part of an invoice came in, and `missing` is still to be paid; minor units. */
  event('payment-received-in-part', {
    number: z.string(),
    invoiceId: Id,
    amount: z.int(),
    missing: z.int(),
  }),
  /** What a customer declared did not come in as they said; `amount` in minor units. */
  event('payment-rejected', { amount: z.int(), reason: z.string() }),
  /** Hundredths of a coin. */
  event('coins-bought', { amount: z.int() }),
  event('credit-note-issued', {
    number: z.string(),
    invoiceNumber: z.string(),
    invoiceId: Id,
    /** Minor units. */
    amount: z.int(),
    /** It is back as coins already; else some of it is still to be sent. */
    toCoins: z.boolean(),
  }),
  /** `method`: what it is called; `number`: of the invoice, empty where there is none. Minor units. */
  event('refund-sent', {
    amount: z.int(),
    method: z.string(),
    /** Empty where there is none. */
    reference: z.string(),
    number: z.string(),
    invoiceId: z.optional(Id),
    /** It went back in cash or the like, possibly without a reference. */
    isRecordedWay: z.optional(z.boolean()),
  }),
  event('service-renewed', { ...SERVICE_FACTS, expiresAt: Timestamp }),
  /** By the team: days given, or suspended no longer. */
  event('service-extended', {
    ...SERVICE_FACTS,
    expiresAt: Timestamp,
    /** The open invoice that bills the time after the given days; left out where there is none. */
    invoiceNumber: z.optional(z.string()),
  }),
  event('service-resumed', SERVICE_FACTS),
  /** Let run by the team although its paid time has ended. */
  event('service-kept', { ...SERVICE_FACTS, keepUntil: Timestamp }),
  event('domain-renewed', { domainName: z.string(), expiresAt: Timestamp }),
  event('domain-expiring', { domainName: z.string(), expiresAt: Timestamp }),
  event('domain-expired', {
    domainName: z.string(),
    /** Until then it can be renewed. */
    renewableUntil: Timestamp,
  }),
  /** For want of payment; before version 5 by the team as well. */
  event('service-suspended', SERVICE_FACTS),
  event('service-suspended-by-team', { ...SERVICE_FACTS, reason: z.string() }),
  /** Its customer has to answer something before it can be made. */
  event('service-needs-answers', SERVICE_FACTS),
  /** A password waits, to be shown once. */
  event('service-password', SERVICE_FACTS),
  /** The team has said how it is reached, or anew. */
  event('service-access', SERVICE_FACTS),
  /** `reason`: the team's, where they have ended it for one. */
  event('service-terminated', { ...SERVICE_FACTS, reason: z.optional(z.string()) }),
  /** Cancelled: it ends then. `reason`: the team's; left out where its customer has cancelled it. */
  event('service-cancelled', {
    ...SERVICE_FACTS,
    endsAt: Timestamp,
    reason: z.optional(z.string()),
  }),
  /** Plan or cycle changed. `reason`: the team's, where they have changed it. */
  event('service-changed', {
    ...SERVICE_FACTS,
    planName: z.string(),
    expiresAt: Timestamp,
    reason: z.optional(z.string()),
  }),
  /** Its renewals from then on cost another price; both per month, minor units. `reason`: the team's, where it is about this one. */
  event('service-price-changes', {
    ...SERVICE_FACTS,
    oldPrice: Money,
    newPrice: Money,
    from: Timestamp,
    reason: z.optional(z.string()),
  }),
  /** `number`: the invoice that a change of it waited for. */
  event('service-change-withdrawn', { ...SERVICE_FACTS, number: z.string() }),
  /** A reminder of that it is cancelled. */
  event('service-ending', { ...SERVICE_FACTS, endsAt: Timestamp }),
  /** Cancelled no longer. */
  event('service-goes-on', { ...SERVICE_FACTS, expiresAt: Timestamp }),
  event('ticket-answered', { subject: z.string(), ticketId: Id }),
  event('ticket-closed', { subject: z.string(), ticketId: Id }),
  /** Hundredths of a coin; negative where they were taken away. */
  event('coins-changed', { amount: z.int() }),
  /** For the team. Nobody's name is in them: they outlive accounts. */
  event('order-placed', { serverName: z.string(), orderId: Id }),
  event('ticket-opened', { subject: z.string(), ticketId: Id }),
  event('ticket-replied', { subject: z.string(), ticketId: Id }),
  event('message-received', { subject: z.string() }),
  event('payment-declared', { amount: z.int(), declarationId: Id }),
  /** `userId`: whose number VIES does not have. */
  event('vat-number-invalid', { userId: Id }),
  /** Money at a gateway that staff have to see to; hundredths of `currency`. */
  event('payment-problem', {
    problem: PaymentProblem,
    gatewayId: z.string(),
    amount: z.int(),
    currency: z.string(),
  }),
])
export type NotificationEvent = z.infer<typeof NotificationEvent>

export const Notification = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  event: NotificationEvent,
  readAt: z.nullable(Timestamp),
})
export type Notification = z.infer<typeof Notification>
