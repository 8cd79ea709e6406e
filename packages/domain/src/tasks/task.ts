import * as z from 'zod/mini'
import { MailMessage } from '../mail/mail-message.ts'
import { Id, Timestamp } from '../record.ts'
import { VAT_CHECK_MAX } from '../tax/vat-check.ts'

/** What a task of each kind has to know. No kind's schema may take another's facts. */
const taskFacts = {
  mail: MailMessage,
  /** VIES is asked for a number, tidy; the target is the account. */
  'vat-check': z.strictObject({ number: z.string().check(z.maxLength(VAT_CHECK_MAX.number)) }),
} as const

export type TaskKind = keyof typeof taskFacts

export type FactsOf<Kind extends TaskKind> = z.infer<(typeof taskFacts)[Kind]>

/** Longest `result`, in UTF-16 units. */
export const RESULT_MAX = 500

/**
 * Work that reaches beyond the shop's own data, written in the same step as its cause and done after it, outside of any
 * transaction. `facts` is null once nobody needs it any more.
 */
export const Task = z.object({
  id: Id,
  createdAt: Timestamp,
  kind: z.keyof(z.object(taskFacts)),
  /** Whom or what it is about: of a mail, the address it goes to; of a check, the account. */
  target: z.string().check(z.maxLength(254)),
  facts: z.nullable(z.union(Object.values(taskFacts))),
  status: z.enum(['waiting', 'done', 'failed']),
  /** Tries that were begun, the one under way included. */
  attempts: z.int().check(z.gte(0)),
  /** Not before; also how long the one who claimed it has. */
  nextAttemptAt: Timestamp,
  doneAt: z.nullable(Timestamp),
  /** What the last try came to: what it was answered, or why it failed. */
  result: z.nullable(z.string().check(z.maxLength(RESULT_MAX))),
})
export type Task = z.infer<typeof Task>
