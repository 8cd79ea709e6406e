import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** What administrators write down about a customer, for each other alone. */
export const ClientNote = z.object({
  id: Id,
  createdAt: Timestamp,
  /** The customer. */
  userId: Id,
  authorId: Id,
  body: z.string().check(z.minLength(1), z.maxLength(5000)),
})
export type ClientNote = z.infer<typeof ClientNote>
