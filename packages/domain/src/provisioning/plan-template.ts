import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { ServiceAccess } from '../services/access.ts'
import { MOST_QUESTIONS, Question } from './question.ts'
import { Recipe } from './recipe.ts'

/** What a customer is given to reach a server, with variables: an address of the web only when they are filled in. */
export const AccessTemplate = z.extend(ServiceAccess, {
  panelLink: z.string().check(z.maxLength(500)),
})
export type AccessTemplate = z.infer<typeof AccessTemplate>

/** How the servers of a plan are made, as of a version. Services keep the version that they were made by. */
export const PlanTemplate = z.object({
  id: Id,
  createdAt: Timestamp,
  planId: Id,
  version: z.int().check(z.gte(1)),
  /** One of a plan is current. */
  status: z.enum(['current', 'past']),
  /** Null: staff make them. */
  panelId: z.nullable(Id),
  /** What the customer is given, with variables (`access-template.ts`). */
  access: AccessTemplate,
  /** Null where the panel needs none. */
  recipe: z.nullable(Recipe),
  /** Asked of the customer before a server is made. */
  questions: z._default(z.array(Question).check(z.maxLength(MOST_QUESTIONS)), []),
})
export type PlanTemplate = z.infer<typeof PlanTemplate>
