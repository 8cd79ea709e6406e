import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { Id, Timestamp, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'
import { HeldService } from './services.ts'

/** A day (UTC, `2026-11-21`) with what came in, its tax (minor units) and the orders placed on it. */
export const DayFigures = z.object({
  day: z.string(),
  revenue: z.int(),
  tax: z.int(),
  orders: z.int(),
})
export type DayFigures = z.infer<typeof DayFigures>

/** The shop at a glance. `revenue`: invoices paid in the last 30 days less the credit notes of these days, `tax` of it; minor units. */
export const Figures = z.object({
  clients: z.int(),
  activeServices: z.int(),
  pendingOrders: z.int(),
  openTickets: z.int(),
  revenue: z.int(),
  tax: z.int(),
  /** Active services by their choice of location, under its name of today or of then; null: those without one. */
  locations: z.array(
    z.object({ location: z.nullable(z.string()), name: z.nullable(z.string()), services: z.int() }),
  ),
  /** The last 30 days, oldest first, days without anything included. */
  days: z.array(DayFigures),
})
export type Figures = z.infer<typeof Figures>

/** How much waits for the team: orders to decide on, declared payments to check, tickets to answer, servers to see to, differences found on panels, money to return, disputes to answer or to decide on. */
export const Waiting = z.object({
  orders: z.int(),
  payments: z.int(),
  tickets: z.int(),
  servers: z.int(),
  differences: z.int(),
  refunds: z.int(),
  disputes: z.int(),
})
export type Waiting = z.infer<typeof Waiting>

/** What the shop does by itself, and what it leaves to the team. */
export const AutomationFigures = z.object({
  /** The 24 hours before now begin here (UTC). */
  from: Timestamp,
  /** How often each was done in them; what was not done is left out. */
  done: z.array(z.object({ action: z.enum(Object.values(AUTOMATION)), count: z.int() })),
  /** Services that the team has suspended and whose paid time has ended: how many, and those that wait longest. */
  waiting: z.object({ count: z.int(), held: z.array(HeldService) }),
})
export type AutomationFigures = z.infer<typeof AutomationFigures>

/** Records that wait or are due: how many, how many of them since yesterday, and what they come to in minor units where that is added up. */
export const Due = z.object({ count: z.int(), recent: z.int(), sum: z.nullable(z.int()) })
export type Due = z.infer<typeof Due>

/** What a working day begins with. Recent is what has come since `from`, 24 hours ago (UTC). */
export const Morning = z.object({
  from: Timestamp,
  /** Orders to decide on. */
  orders: Due,
  /** Declared payments to check. */
  payments: Due,
  /** Servers that a person has to see to. */
  servers: Due,
  /** Tickets to answer; recent are those written in. */
  tickets: Due,
  /** Money to return. */
  refunds: Due,
  /** Disputes that wait for an answer at their gateway, and until when the first of them does; lost ones of which nobody has said what becomes. */
  disputes: z.object({ toAnswer: z.int(), until: z.nullable(Timestamp), toDecide: z.int() }),
  /** Open invoices past their day, without what a part has paid; recent are those whose day was since yesterday. */
  overdue: Due,
  /** Open invoices due within seven days; recent are those issued since yesterday. */
  dueSoon: Due,
  /** Services that end within seven days; recent are those that have come within them. */
  endingSoon: Due,
})
export type Morning = z.infer<typeof Morning>

export const FOUND_KINDS = [
  'client',
  'order',
  'service',
  'domain',
  'invoice',
  'payment',
  'ticket',
] as const

/** Something found: `title` and `detail` name it, a payment by its reference, a service with the address at which it is reached; `userId` is the client it belongs to. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: Id,
  title: z.string(),
  detail: z.string(),
  userId: Id,
})
export type Found = z.infer<typeof Found>

/** What administrators see and look up before they decide where to go. */
export const admin = {
  figures: procedure('figures.read', [], {
    reads: [
      'users',
      'orders',
      'services',
      'invoices',
      'creditNotes',
      'disputes',
      'tickets',
      'orderOptions',
    ],
  }).output(Figures),
  waiting: procedure('admin.enter', [], {
    reads: ['orders', 'declarations', 'tickets', 'instances', 'panels', 'refunds', 'disputes'],
  }).output(Waiting),
  /** What automation did in the last 24 hours, and what needs a decision. */
  automation: procedure('figures.read', [], {
    reads: ['users', 'services', 'auditLog', 'instances'],
  }).output(AutomationFigures),
  /** What waits for the team, and what is due this week. */
  morning: procedure('figures.read', [], {
    reads: [
      ...(['orders', 'declarations', 'instances', 'tickets', 'refunds', 'invoices'] as const),
      ...(['services', 'disputes'] as const),
    ],
  }).output(Morning),
  /** The newest few of each kind that have `text` in their names, numbers or addresses. */
  search: procedure('admin.search', [], {
    reads: [
      ...(['users', 'orders', 'services', 'domains', 'invoices', 'payments'] as const),
      ...(['paymentAllocations', 'tickets'] as const),
    ],
  })
    .input(z.object({ text: typedText(200) }))
    .output(z.array(Found)),
  /** The administrators, by name: who can look after a ticket. */
  team: procedure('admin.enter', [], { reads: ['users'] }).output(
    z.array(z.object({ id: Id, name: z.string() })),
  ),
}
