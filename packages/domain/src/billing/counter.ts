import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** The last number given out in a gapless series, e.g. id `invoice-2026`. */
export const Counter = z.object({ id: Id, createdAt: Timestamp, value: z.int().check(z.gte(0)) })
export type Counter = z.infer<typeof Counter>
