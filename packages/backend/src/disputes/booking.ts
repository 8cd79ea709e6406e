import type { Backend, Cause } from '../call/context.ts'

/** Who books what of a dispute: the shop itself, as for what a gateway tells it. Notes and invoices may come of it. */
export type Booking = Cause & Pick<Backend, 'clock' | 'asksRegisters'>
