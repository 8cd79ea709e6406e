import type { DisputeState } from '../gateways/dispute-told.ts'
import type { Payment } from './payment.ts'

type Disputed = Pick<Payment, 'dispute'>

/** Whether nobody knows yet whose its money is. Until then nothing of it goes back any other way: it could go twice. */
export const isBeingDisputed = ({ dispute }: Disputed): boolean => dispute === 'open'

/** Whether its payer has it back, or may get it. */
export const isDisputed = ({ dispute }: Disputed): boolean =>
  dispute === 'open' || dispute === 'lost'

const WORST_FIRST = ['open', 'lost', 'won'] as const satisfies readonly DisputeState[]

/** What is said of several disputes: what is open before what was lost, and that before what was won; null where there are none. */
export const disputeAmong = (payments: readonly Disputed[]): DisputeState | null =>
  WORST_FIRST.find((state) => payments.some(({ dispute }) => dispute === state)) ?? null
