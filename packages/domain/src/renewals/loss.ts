import * as z from 'zod/mini'
import { Timestamp } from '../record.ts'

/** What an unpaid renewal leads to. `lose`: others may take it. */
export const LossStep = z.enum(['suspend', 'terminate', 'lose'])
export type LossStep = z.infer<typeof LossStep>

/** What happens next to what an invoice renews, and when, unless that is paid. `name`: what its customer calls it. */
export const Loss = z.object({ step: LossStep, name: z.string(), at: Timestamp })
export type Loss = z.infer<typeof Loss>
