import type { Payment } from './payment.ts'

type Disputed = Pick<Payment, 'dispute'>

/** Whether nobody knows yet whose its money is. Until then nothing of it goes back any other way: it could go twice. */
export const isBeingDisputed = ({ dispute }: Disputed): boolean => dispute === 'open'

/** Whether its payer has it back, or may get it. */
export const isDisputed = ({ dispute }: Disputed): boolean =>
  dispute === 'open' || dispute === 'lost'
