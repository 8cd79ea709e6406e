/**
 * Whether a record of a payment can be taken back. Money that the shop was wrong about goes nowhere: the invoice is open
 * again. What it paid for is taken back only where nobody has used it yet.
 */
import type { Invoice } from '../billing/invoice.ts'
import type { OrderStatus } from '../orders/order.ts'
import { allow, type Result, refuse } from '../result.ts'
import { COINS } from './coins.ts'
import { isDisputed } from './disputed.ts'
import type { Payment } from './payment.ts'

export const UNDO_OBSTACLES = [
  'COINS',
  'ALREADY_UNDONE',
  'GIVEN_BACK',
  'DISPUTED',
  'CREDITED',
  'COINS_SPENT',
  'MONTH_CLOSED',
  'ORDER_APPROVED',
  'ORDER_CLOSED',
  'CHANGED',
  'ENDED',
  'PERIOD_BEGUN',
  'END_MOVED',
  'LATER_BILLED',
] as const
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number]

/** What an invoice was paid for, as it is now. Times are ISO, UTC. */
export type PaidFor =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'order'; readonly status: OrderStatus }
  /** A change of what runs, which has taken effect. */
  | { readonly kind: 'change' }
  | ({ readonly kind: 'period' } & PaidPeriod)

interface PaidPeriod {
  readonly periodStart: string
  /** When the period ends that begins there. */
  readonly periodEnd: string
  /** Until when it runs now. */
  readonly expiresAt: string
  /** Nobody can bring it back. */
  readonly isOver: boolean
  /** The time after this period is billed already. */
  readonly isLaterBilled: boolean
}

/** What keeps a payment from being undone whatever it paid for; the first that holds is said. */
const OF_PAYMENT: readonly Row<Undoable>[] = [
  ['COINS', ({ method }) => method === COINS],
  ['ALREADY_UNDONE', ({ state }) => state === 'undone'],
  ['GIVEN_BACK', ({ state, returned }) => state === 'refunded' || returned > 0],
  ['DISPUTED', isDisputed],
  ['CREDITED', ({ isInvoiceCredited }) => isInvoiceCredited],
  ['COINS_SPENT', ({ credited, balance }) => credited > balance],
  ['MONTH_CLOSED', ({ isClosed }) => isClosed],
]

/** An order is rejected or its service ended first; one that waits simply waits for its money again. */
const OF_ORDER: Readonly<Record<OrderStatus, UndoObstacle | null>> = {
  pending: null,
  active: 'ORDER_APPROVED',
  rejected: 'ORDER_CLOSED',
  cancelled: 'ORDER_CLOSED',
}

/** Paid time is taken back where it has not begun, and where nothing was built upon its end. */
const OF_PERIOD: readonly Row<PaidPeriod & { readonly now: string }>[] = [
  ['ENDED', ({ isOver }) => isOver],
  ['PERIOD_BEGUN', ({ periodStart, now }) => periodStart <= now],
  ['END_MOVED', ({ expiresAt, periodEnd }) => expiresAt !== periodEnd],
  ['LATER_BILLED', ({ isLaterBilled }) => isLaterBilled],
]

type Row<Facts> = readonly [obstacle: UndoObstacle, holds: (facts: Facts) => boolean]

interface Undoable extends Pick<Payment, 'method' | 'state' | 'returned' | 'credited' | 'dispute'> {
  /** What is left on the account of its customer: what of it became coins is taken from there. */
  readonly balance: number
  /** A credit note takes back some of an invoice that it pays. Open again, the invoice would bill what the note has taken back. */
  readonly isInvoiceCredited: boolean
  /** It came in, or paid an invoice in full, in a month whose books are closed. */
  readonly isClosed: boolean
}

/** Whether a payment can be undone at `now`, with all that it paid for; else the first thing that is in the way. */
export function checkUndo(
  payment: Undoable,
  paidFor: readonly PaidFor[],
  now: string,
): Result<void, UndoObstacle> {
  const obstacle = firstOf(OF_PAYMENT, payment) ?? firstPaidFor(paidFor, now)
  return obstacle === null ? allow(undefined) : refuse(obstacle)
}

function firstPaidFor(paidFor: readonly PaidFor[], now: string): UndoObstacle | null {
  for (const one of paidFor) {
    const obstacle = obstacleOf(one, now)
    if (obstacle !== null) return obstacle
  }
  return null
}

function obstacleOf(paidFor: PaidFor, now: string): UndoObstacle | null {
  switch (paidFor.kind) {
    case 'nothing':
      return null
    case 'order':
      return OF_ORDER[paidFor.status]
    case 'change':
      return 'CHANGED'
    case 'period':
      return firstOf(OF_PERIOD, { ...paidFor, now })
  }
}

const firstOf = <Facts>(rows: readonly Row<Facts>[], facts: Facts): UndoObstacle | null =>
  rows.find(([, holds]) => holds(facts))?.[0] ?? null

/**
 * What an invoice is again when `amount` of what pays it is undone at `now` (ISO, UTC): its other parts stay. One that was
 * paid is open again.
 */
export const reopened = (
  { status, dueDate, paid, paidAt }: Pick<Invoice, 'status' | 'dueDate' | 'paid' | 'paidAt'>,
  amount: number,
  now: string,
): Pick<Invoice, 'status' | 'paid' | 'paidAt'> => {
  const left = paid - amount
  if (status !== 'paid' || amount === 0) return { status, paid: left, paidAt }
  return { status: dueDate < now ? 'overdue' : 'unpaid', paid: left, paidAt: null }
}
