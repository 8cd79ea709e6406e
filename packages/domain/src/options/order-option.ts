import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { PlanType } from '../plans/plan.ts'
import { Id, Timestamp } from '../record.ts'

/** How it is answered: from a list, in a line of text, or with a host name. */
export const OptionKind = z.enum(['choice', 'text', 'host-name'])
export type OptionKind = z.infer<typeof OptionKind>

export const OptionChoice = z.object({
  id: Id,
  label: z.string().check(z.minLength(1), z.maxLength(100)),
  /** On top of the plan's, minor units; no cycle discount comes off it. */
  pricePerMonth: Money,
  /** Only plans with so many slots have it; null: every plan. */
  slots: z.nullable(z.int().check(z.gte(0))),
})
export type OptionChoice = z.infer<typeof OptionChoice>

/** What customers are asked for when they order, beside the plan. Orders copy the answer and never change with it. */
export const OrderOption = z.object({
  id: Id,
  createdAt: Timestamp,
  label: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Below the field; empty for none. */
  help: z.string().check(z.maxLength(200)),
  kind: OptionKind,
  /** None where it is typed. */
  choices: z.array(OptionChoice),
  /** The choice that the form begins with, by its id; empty where it is typed. */
  defaultChoice: z.string().check(z.maxLength(64)),
  /** Whether it may be left empty, where it is typed. A choice is always made. */
  isRequired: z.boolean(),
  /** Of which it is asked; empty: of all types. */
  planTypes: z.array(PlanType),
  /** And of which of their plans; empty: of all of them. */
  planIds: z.array(Id),
  position: z.int(),
  /** An archived one is not asked for. */
  status: z.enum(['active', 'archived']),
})
export type OrderOption = z.infer<typeof OrderOption>

export const isActive = ({ status }: Pick<OrderOption, 'status'>): boolean => status === 'active'

/** As the order form needs it. */
export type OfferedOption = Omit<OrderOption, 'createdAt'>
