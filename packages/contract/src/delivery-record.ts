import { PlanType } from '@hostfront/domain/plans/plan'
import { Instance } from '@hostfront/domain/provisioning/instance'
import { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'
import { Asked } from '@hostfront/domain/provisioning/question'
import { ServerChange } from '@hostfront/domain/provisioning/server-change'
import { Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** How far its server is, as its customer is told. */
export const OwnDelivery = z.object({
  /**
   * Needs you: it waits for answers. Reserved: nothing is made yet. By hand: the team makes it. Delayed: somebody has to see to it, or it is tried again.
   * Once it was ready: it is being brought back, or something is wrong with it.
   */
  step: z.enum([
    'needs-you',
    'reserved',
    'by-hand',
    'installing',
    'delayed',
    'ready',
    'coming-back',
    'trouble',
  ]),
  orderedAt: Timestamp,
  readyAt: z.nullable(Timestamp),
  /** What it takes as a rule, in seconds: the median of the last 50 of its plan; null: too few to say. */
  usualSeconds: z.nullable(z.number()),
  /** What its customer is asked before it is made; empty once it is. */
  asked: z.array(Asked),
  /** The command that opens a shell on it; null: none is known. */
  ssh: z.nullable(z.string()),
})
export type OwnDelivery = z.infer<typeof OwnDelivery>

/** What is known of a service's server, newest event first. */
export const DeliveryRecord = z.object({
  instance: Instance,
  panelName: z.nullable(z.string()),
  /** Null: there is no such plan. */
  planType: z.nullable(PlanType),
  /** What its customer is asked, and what they have answered, but no secret. */
  asked: z.array(Asked),
  /** The command that opens a shell on it, as its customer is told; null: none is known. */
  ssh: z.nullable(z.string()),
  /** What staff are to change of it; empty: nothing, or somebody else is to. */
  changes: z.readonly(z.array(ServerChange)),
  events: z.array(z.extend(ProvisioningEvent, { actorName: z.nullable(z.string()) })),
})
export type DeliveryRecord = z.infer<typeof DeliveryRecord>
