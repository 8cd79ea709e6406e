import { Location } from '@hostfront/domain/orders/options'
import { Id, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'

/** A day (UTC, `2026-11-21`) with what came in (minor units) and the orders placed on it. */
export const DayFigures = z.object({ day: z.string(), revenue: z.int(), orders: z.int() })
export type DayFigures = z.infer<typeof DayFigures>

/** The shop at a glance. `revenue`: paid invoices and coins spent on orders of the last 30 days, minor units. */
export const Figures = z.object({
  clients: z.int(),
  activeServices: z.int(),
  pendingOrders: z.int(),
  openTickets: z.int(),
  revenue: z.int(),
  /** Active services by location; null: those without one. */
  locations: z.array(z.object({ location: z.nullable(Location), services: z.int() })),
  /** The last 30 days, oldest first, days without anything included. */
  days: z.array(DayFigures),
})
export type Figures = z.infer<typeof Figures>

export const FOUND_KINDS = ['client', 'order', 'service', 'invoice', 'ticket'] as const

/** Something found: `title` and `detail` name it, `userId` is the client it belongs to. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: Id,
  title: z.string(),
  detail: z.string(),
  userId: Id,
})
export type Found = z.infer<typeof Found>

/** What administrators see and look up before they decide where to go. */
export const desk = {
  figures: procedure('admin', [], { reads: true }).output(Figures),
  /** The newest few of each kind that have `text` in their names, numbers or addresses. */
  search: procedure('admin', [], { reads: true })
    .input(z.object({ text: typedText(200) }))
    .output(z.array(Found)),
  /** The administrators, by name: who can look after a ticket. */
  team: procedure('admin', [], { reads: true }).output(
    z.array(z.object({ id: Id, name: z.string() })),
  ),
}
