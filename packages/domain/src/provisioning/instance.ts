import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { DETAIL_MAX, FaultCode } from './fault.ts'
import { Limits } from './limits.ts'
import { PanelKind } from './panel.ts'

/** What is done at a panel, or by staff where there is none. */
export const Verb = z.enum(['create', 'suspend', 'resume', 'remove', 'apply'])
export type Verb = z.infer<typeof Verb>

/** Who makes the server: staff, or a panel of some kind. */
export const ProviderKind = z.enum(['manual', ...PanelKind.options])
export type ProviderKind = z.infer<typeof ProviderKind>

/**
 * What was last seen of the server: nothing yet, being installed, running or at its customer's disposal, suspended, its
 * install failed, removed by us.
 */
export const InstanceState = z.enum(['none', 'installing', 'on', 'off', 'failed', 'gone'])
export type InstanceState = z.infer<typeof InstanceState>

/** The server behind a service, as far as the shop knows it. One a service. */
export const Instance = z.object({
  id: Id,
  createdAt: Timestamp,
  serviceId: Id,
  /** The service's customer and plan, for those who look for them. */
  userId: Id,
  planId: Id,
  provider: ProviderKind,
  /** Null where staff do it. */
  panelId: z.nullable(Id),
  /** The template that it was last brought to; a later version changes nothing of it by itself. */
  templateId: z.nullable(Id),
  /** The template that it is to be brought to, with the plan's hardware; null: nothing of it is to change. */
  applyTemplateId: z.nullable(Id),
  /** The plan's hardware when it was made or last changed; null: not known. */
  limits: z.nullable(Limits),
  /** The panel's own id. */
  remoteId: z.nullable(z.string().check(z.maxLength(120))),
  state: InstanceState,
  /** Settled: as it should be. Working: the shop does it. Person: staff have to. */
  phase: z.enum(['settled', 'working', 'person']),
  /** What is to be done; null: nothing, or to wait for what is under way. */
  step: z.nullable(Verb),
  /** Since when it is not as it should be; when it last became so where it is. */
  since: Timestamp,
  /** Tries in a row that came to nothing. */
  attempts: z.int().check(z.gte(0)),
  /** When it is looked at again; null: not before something changes. */
  nextAttemptAt: z.nullable(Timestamp),
  /** Until then it is in the hands of the process that looks at it. */
  claimedUntil: Timestamp,
  /** Counts the changes that wake it, so that what was found out before the last one is not taken for the end. */
  generation: z.int().check(z.gte(0)),
  /** When the last order about it was sent to the panel. */
  sentAt: z.nullable(Timestamp),
  fault: z.nullable(FaultCode),
  faultDetail: z.nullable(z.string().check(z.maxLength(DETAIL_MAX))),
  /** When its order was approved: from then on its customer waits. Null: it was there before the shop knew of it. */
  orderedAt: z.nullable(Timestamp),
  /** When it was ready first. */
  readyAt: z.nullable(Timestamp),
  /** Of a service that has ended: it is kept suspended until then. */
  removeNotBefore: z.nullable(Timestamp),
  /** The administrator who has taken it over: no panel is asked any more. */
  handledBy: z.nullable(Id),
})
export type Instance = z.infer<typeof Instance>

/**
 * The name under which a panel finds the server again, the same for ever. No two shops make the same
 * id, so they may share a panel; a copy of a shop's database knows the same servers.
 */
export const keyOf = ({ id }: Pick<Instance, 'id'>): string => `hf-${id}`

/** Whether staff are to make it: no panel does, or it could not. */
export const isToSetUp = ({ phase, step }: Pick<Instance, 'phase' | 'step'>): boolean =>
  phase === 'person' && step === 'create'

/** Whether staff do what is to be done, there being no panel or somebody having taken it over. */
export const isByHand = ({ provider, handledBy }: Pick<Instance, 'provider' | 'handledBy'>) =>
  provider === 'manual' || handledBy !== null
