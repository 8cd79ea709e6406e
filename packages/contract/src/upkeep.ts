import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * What keeps the shop from doing its work by itself. `clock-differs`: `other` is the database's time; `clock-behind`: the
 * newest time that is stored; `time-jumped`: when the lifecycle has run last (null: never).
 */
export const UpkeepNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('clock-differs'), now: Timestamp, other: Timestamp }),
  z.object({ kind: z.literal('clock-behind'), now: Timestamp, other: Timestamp }),
  z.object({ kind: z.literal('time-jumped'), now: Timestamp, other: z.nullable(Timestamp) }),
  z.object({ kind: z.literal('seller-missing') }),
])
export type UpkeepNotice = z.infer<typeof UpkeepNotice>

/** What a run of the lifecycle does, as its report counts it; `cancelled`: invoices of what is gone. */
export const NightStep = z.enum([
  'suspended',
  'terminated',
  'invoicesIssued',
  'renewed',
  'reminded',
  'overdue',
  'notified',
  'cancelled',
])
export type NightStep = z.infer<typeof NightStep>

/** A record that a step is about: a service, a domain, or an invoice by its number. */
export const NightRecord = z.object({
  kind: z.enum(['service', 'domain', 'invoice']),
  id: Id,
  name: z.string(),
  customer: Customer,
})
export type NightRecord = z.infer<typeof NightRecord>

/** What was done, by steps that were; `failures`: rows whose turn comes again. */
const NightDone = z.object({ done: z.partialRecord(NightStep, z.int()), failures: z.int() })

/** A run that did something. */
export const NightRun = z.extend(NightDone, { at: Timestamp })
export type NightRun = z.infer<typeof NightRun>

export const Tonight = z.object({
  /** The lifecycle has done what was due until then; null: it never ran. */
  seen: z.nullable(Timestamp),
  /** What becomes due until then, where nothing changes meanwhile. */
  until: Timestamp,
  /** In that order, without steps that nothing is due for; of many records the first. */
  planned: z.array(z.object({ step: NightStep, count: z.int(), records: z.array(NightRecord) })),
  /** So many are left alone until a day: services by themselves, and clients with all they have. */
  onHold: z.object({ services: z.int(), clients: z.int() }),
  /** Newest first. */
  runs: z.array(NightRun),
  /** What failed in the last 24 hours, newest first. `record`: its id. */
  failures: z.array(
    z.object({ at: Timestamp, collection: z.string(), record: z.string(), fault: z.string() }),
  ),
})
export type Tonight = z.infer<typeof Tonight>

/** `waitsFor`: why nothing was done. */
export const RanNow = z.extend(NightDone, {
  waitsFor: z.nullable(z.enum(['clock', 'time', 'seller'])),
})
export type RanNow = z.infer<typeof RanNow>

export const upkeep = {
  /** What the team has to know about the shop's own work; empty when it goes on. */
  notices: procedure('admin.enter', [], { reads: ['settings', 'timeMarks'] }).output(
    z.array(UpkeepNotice),
  ),
  /**
   * The team says that the clock is right and what the shop has seen before was not: records from the future are excused,
   * and what is due is done at once. Refused while the clock differs from the database's, for one of them is wrong.
   */
  confirmClock: procedure('clock.confirm', ['CLOCK_WRONG']).output(Done),
  /** What the lifecycle is to do within 24 hours, by the rules that it goes by, and what its last runs did. Nothing is changed. */
  tonight: procedure('shop.check', [], {
    reads: [
      'settings',
      'timeMarks',
      'users',
      'services',
      'domains',
      'instances',
      'invoices',
      'reminders',
      'declarations',
      'auditLog',
    ],
  }).output(Tonight),
  /** Does what is due, as the shop does it by itself every few minutes. */
  runNow: procedure('shop.run').output(RanNow),
}
