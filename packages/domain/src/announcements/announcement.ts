import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

export const Announcement = z.object({
  id: Id,
  createdAt: Timestamp,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.string().check(z.maxLength(5000)),
  type: z.enum(['info', 'warning', 'maintenance']),
  isActive: z.boolean(),
  targetAudience: z.enum(['all', 'customers', 'admins']),
})
export type Announcement = z.infer<typeof Announcement>
