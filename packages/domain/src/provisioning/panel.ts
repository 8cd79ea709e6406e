import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { secret } from '../secret.ts'
import { DriftMark } from './drift-mark.ts'
import { FaultCode } from './fault.ts'

/** What a panel is: each kind has a provider that speaks to it. */
export const PanelKind = z.enum(['simulated', 'pterodactyl', 'pelican', 'proxmox'])
export type PanelKind = z.infer<typeof PanelKind>

/** How a simulated panel behaves: as it should, with installs of minutes, not at all, refusing new servers, failing installs. */
export const Rehearsal = z.enum(['none', 'slow', 'down', 'full', 'failing'])
export type Rehearsal = z.infer<typeof Rehearsal>

export const IGNORED_MAX = 1000

/** A machine that makes servers, or stands for one. */
export const Panel = z.object({
  id: Id,
  createdAt: Timestamp,
  kind: PanelKind,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Where it is reached, without a slash at its end; empty: it is in the shop itself. */
  address: z.string().check(z.maxLength(300)),
  /** Null: it needs none, or it was lost with an export. */
  panelKey: z.nullable(secret()),
  /** The most that the shop asks of it; half of what a panel allows, for others ask it, too. */
  requestsPerMinute: z.int().check(z.gte(6), z.lte(6000)),
  /** Paused: nothing is asked of it until somebody says so. */
  status: z.enum(['on', 'paused']),
  rehearsal: Rehearsal,
  /** Calls in a row that came to nothing. */
  failures: z.int().check(z.gte(0)),
  /** Until then it is left alone, for it did not answer. */
  restsUntil: z.nullable(Timestamp),
  /** Of the last call that came to nothing; null: it answers. */
  fault: z.nullable(FaultCode),
  /** As many services may be suspended or removed there until then as it takes: an administrator has looked at them. */
  guardLiftedUntil: z.nullable(Timestamp),
  /** When its servers were last compared with the shop's; null: never. */
  comparedAt: z.nullable(Timestamp),
  /** Differences found then, without those that are ignored; null: they could not be read. */
  differences: z.nullable(z.int().check(z.gte(0))),
  /** Marks of differences that staff ignore, each until it changes. */
  ignored: z.array(DriftMark).check(z.maxLength(IGNORED_MAX)),
})
export type Panel = z.infer<typeof Panel>
