import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'

export const PlanType = z.enum(['samp', 'mta', 'vps', 'game'])
export type PlanType = z.infer<typeof PlanType>

export const PlanCategory = z.enum(['Game Hosting', 'VPS Hosting'])

/** Hardware of a plan as printed; null where the plan does not state it. */
export const PlanSpecs = z.object({
  /** GB */
  ram: z.nullable(z.number().check(z.gte(0))),
  /** GB */
  storage: z.nullable(z.number().check(z.gte(0))),
  /** vCPU cores */
  cpu: z.nullable(z.number().check(z.gte(0))),
  slots: z.nullable(z.int().check(z.gte(0))),
})
export type PlanSpecs = z.infer<typeof PlanSpecs>

/** What is sold; the seed calls it "service" and stores it in the collection `services`. */
export const Plan = z.object({
  id: Id,
  createdAt: Timestamp,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(2000)),
  /** Per month, minor units. */
  price: Money,
  features: z.array(z.string().check(z.maxLength(200))),
  type: PlanType,
  category: PlanCategory,
  /** Archived plans are not sold but keep serving the orders made with them. */
  status: z.enum(['active', 'archived']),
  specs: PlanSpecs,
  /** Shown on the home page, and not on the page of its type. */
  featured: z.boolean(),
  /** Highlighted on the page of its type. */
  recommended: z.boolean(),
  position: z.int(),
})
export type Plan = z.infer<typeof Plan>
/** As it may be read: what has a default may be missing. */
export type PlanInput = z.input<typeof Plan>
