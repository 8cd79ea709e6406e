import { Invoice } from '@hostfront/domain/billing/invoice'
import { MonthlyPrice } from '@hostfront/domain/money/money'
import { Need } from '@hostfront/domain/needs/need'
import { ANSWER_MAX, Question } from '@hostfront/domain/provisioning/question'
import { Id, optionalText, Timestamp, typedText } from '@hostfront/domain/record'
import { HOLD } from '@hostfront/domain/renewals/hold'
import { AccessForm } from '@hostfront/domain/services/access'
import { PasswordToHand } from '@hostfront/domain/services/server-password'
import { Service, ServiceStatus } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { DeliveryRecord, OwnDelivery } from './delivery-record.ts'
import { Done, pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'
import { ISSUING_REFUSALS } from './refusals.ts'
import { HoldingsInput, Renewal, RenewalInvoice } from './renewal.ts'
import { POWER_REFUSALS, Power, ServerUsage } from './server-controls.ts'
import { CHANGES, ownServiceChanges, serviceChangesFor } from './service-changes.ts'
import { countsBy } from './totals.ts'

/** A service as administrators see it in lists. */
export const HeldService = z.object({
  service: Service,
  /** With their own hold, which counts for all that they have. */
  customer: z.extend(Customer, HOLD),
  /** Since when staff are to make its server; null: they are not. */
  toSetUpSince: z.nullable(Timestamp),
})
export type HeldService = z.infer<typeof HeldService>

/** A service on its own page, with its latest invoices: that of its order and those of its renewals. */
export const OwnService = z.object({
  service: Service,
  invoices: z.array(Invoice),
  /** Null: it was there before the shop knew of servers. */
  delivery: z.nullable(OwnDelivery),
  /** Until then a password waits to be shown once; null: none does. */
  passwordUntil: z.nullable(Timestamp),
  /** Suspended for want of payment it ends then; null: it is not. */
  endsAt: z.nullable(Timestamp),
})
export type OwnService = z.infer<typeof OwnService>

/** The same as administrators see it. */
export const ServiceRecord = z.extend(HeldService, {
  invoices: OwnService.shape.invoices,
  delivery: z.nullable(DeliveryRecord),
})
export type ServiceRecord = z.infer<typeof ServiceRecord>

/**
 * What of the services is asked for: suspended by the team, with a paid time that has ended; active, and ending within
 * seven days; active without payment; cancelled, and not ended yet; on hold by itself.
 */
export const ShownServices = z.enum([
  'needs-decision',
  'ends-soon',
  'unpaid',
  'cancelled',
  'on-hold',
])
export type ShownServices = z.infer<typeof ShownServices>

/** What an administrator fills in to add a service by hand; `planId` empty: one is made up. */
export const ServiceForm = z.object({
  userId: Id,
  planName: typedText(120),
  /** Per month, minor units. */
  price: MonthlyPrice,
  planId: optionalText(64).check(z.regex(/^\P{Cc}*$/u)),
})
export type ServiceForm = z.infer<typeof ServiceForm>

/** What a customer has, in numbers. */
export const OwnFigures = z.object({
  activeServices: z.int(),
  domains: z.int(),
  /** Those that are not closed. */
  openTickets: z.int(),
})
export type OwnFigures = z.infer<typeof OwnFigures>

const ById = z.object({ id: Id })

export const services = {
  /** What the caller holds, newest first. */
  mine: procedure('services.read-own', [], { reads: ['services', 'users'] })
    .input(HoldingsInput)
    .output(pageOf(Service)),
  /** One that the caller holds. */
  get: procedure('services.read-own', ['NOT_FOUND'], {
    reads: [
      'services',
      'invoices',
      'instances',
      'planTemplates',
      'serverAnswers',
      'serverPasswords',
      'settings',
    ],
  })
    .input(ById)
    .output(OwnService),
  /** Of the server behind one that the caller holds. Its panel is asked at most once in 20 s, however many ask. */
  usage: procedure('services.read-own', ['NOT_FOUND'], {
    reads: ['services', 'instances', 'panels'],
  })
    .input(ById)
    .output(ServerUsage),
  /** Sent to the panel once; what came of it shows in its usage. */
  power: procedure('services.power', POWER_REFUSALS).input(Power).output(Done),
  /**
   * What the caller's server is waiting for, by the questions' names; it is looked at next. Empty keeps the answer that is
   * there. Refuses what is no answer with the question's name and what is wrong with it.
   */
  answer: procedure('services.answer', [
    'NOT_FOUND',
    'NOTHING_ASKED',
    'ANSWER_REFUSED',
    'KEY_NEEDS_SERVER_KEY',
  ])
    .input(
      z.object({
        id: Id,
        answers: z.record(Question.shape.name, z.string().check(z.maxLength(ANSWER_MAX))),
      }),
    )
    .output(Done),
  /** The password that waits for the caller, once: it is not kept. */
  revealPassword: procedure('services.answer', ['NOT_FOUND', 'PASSWORD_GONE'])
    .input(ById)
    .output(z.object({ password: z.string() })),
  /** How much the caller has, whatever the length of its lists. */
  figures: procedure('services.read-own', [], { reads: ['services', 'domains', 'tickets'] }).output(
    OwnFigures,
  ),
  /** What waits for the caller, the most urgent first; for a key, of what its scopes may read. */
  needs: procedure('services.read-own', [], {
    reads: [
      'invoices',
      'orders',
      'services',
      'domains',
      'tickets',
      'declarations',
      'instances',
      'planTemplates',
      'serverAnswers',
      'settings',
    ],
  }).output(z.array(Need)),
  /** Whether coins pay the caller's renewals by themselves. */
  setAutoRenew: procedure('services.renew', CHANGES)
    .input(z.object({ id: Id, autoRenew: z.boolean() }))
    .output(Service),
  /**
   * Renews the caller's service by one cycle before it is due. With coins it is paid and runs longer at once;
   * else the answer is the invoice to pay, the one that is open already if there is one. Another price than the one
   * that was shown refuses with PRICE_CHANGED, another end of the paid time with SERVICE_STATE.
   */
  renew: procedure(
    'services.renew',
    [...CHANGES, 'PRICE_CHANGED', 'INSUFFICIENT_COINS', 'CHANGE_WAITING', ...ISSUING_REFUSALS],
    { once: true },
  )
    .input(Renewal)
    .output(z.extend(RenewalInvoice, { service: Service })),
  ...ownServiceChanges,

  /** Everybody's services, newest first. */
  list: procedure('services.read', [], { reads: ['services', 'users', 'instances'] })
    .input(
      z.extend(sortablePage(['text', 'price', 'expiresAt', 'status']), {
        status: z.optional(ServiceStatus),
        shown: z.optional(ShownServices),
        userId: z.optional(Id),
      }),
    )
    .output(pageOf(HeldService)),
  /** How many there are in each state. */
  counts: procedure('services.read', [], { reads: ['services'] })
    .input(z.object({ shown: z.optional(ShownServices) }))
    .output(countsBy(ServiceStatus)),
  /** Anybody's. */
  inspect: procedure('services.read', ['NOT_FOUND'], {
    reads: [
      'services',
      'users',
      'invoices',
      'instances',
      'plans',
      'planTemplates',
      'serverAnswers',
      'panels',
      'provisioningEvents',
    ],
  })
    .input(ById)
    .output(ServiceRecord),
  /** How its customer gets to it: typed in by hand, and told to the customer where it is new. Empty fields take it away. */
  setAccess: procedure('services.change', CHANGES)
    .input(z.object({ id: Id, access: AccessForm }))
    .output(Service),
  /** A password of its server: its customer reads it once within three days, and is told that it is there. Takes the place of one of before. */
  setPassword: procedure('services.change', [...CHANGES, 'KEY_NEEDS_SERVER_KEY'])
    .input(z.extend(PasswordToHand, { id: Id }))
    .output(z.object({ until: Timestamp })),
  /** Adds a service that runs 30 days from now, without an order (seed, section 9). */
  add: procedure('services.change', ['CLIENT_NOT_FOUND'], { once: true })
    .input(ServiceForm)
    .output(Service),
  /** By hand, for a reason that its customer gets. It stays suspended, paid or not, until an administrator decides. */
  suspend: procedure('services.change', CHANGES)
    .input(z.object({ id: Id, reason: typedText(500) }))
    .output(Service),
  /**
   * Sets what is not active back to active; what is terminated stays so. One whose paid time has ended runs without
   * payment until `keepUntil`, and is refused without it; for others it is left aside.
   */
  activate: procedure('services.change', [...CHANGES, 'KEEP_UNTIL_NEEDED', 'KEEP_UNTIL_UNFIT'])
    .input(z.object({ id: Id, keepUntil: z.optional(Timestamp) }))
    .output(Service),
  ...serviceChangesFor,
  /** Ends it for good; open invoices of its renewal are cancelled. */
  terminate: procedure('services.change', CHANGES).input(ById).output(Service),
  /**
   * Gives days to a service; one that has expired or was suspended for payment runs again when they reach beyond now.
   * The open invoice of its renewal bills the time after them, under its number and amount.
   */
  extend: procedure('services.change', CHANGES, { once: true })
    .input(z.object({ id: Id, days: z.int().check(z.gte(1), z.lte(3650)) }))
    .output(Service),
  /** Removes a service for good, with what was billed for it kept. */
  remove: procedure('services.remove', ['NOT_FOUND', 'SERVICE_BILLED', 'SERVER_EXISTS'])
    .input(ById)
    .output(Done),
}
