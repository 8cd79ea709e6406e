import * as z from 'zod/mini'

const amount = z.nullable(z.number())

/** What a server may take as its plan says. MiB, MiB, percent of one core; null: the plan does not say. */
export const Limits = z.object({ memoryMiB: amount, diskMiB: amount, cpuPercent: amount })
export type Limits = z.infer<typeof Limits>
