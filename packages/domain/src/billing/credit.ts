/** How much of an invoice a credit note takes back, and how that divides. Amounts are integers in minor units. */
import type { OrderStatus } from '../orders/order.ts'
import { allow, type Result, refuse } from '../result.ts'
import type { CreditNote, CreditNoteTarget } from './credit-note.ts'
import type { Invoice } from './invoice.ts'

type Creditable = Pick<Invoice, 'status' | 'total' | 'credited'>

/** What notes can still take back: nothing of an invoice that is not paid. */
export const creditable = ({ status, total, credited }: Creditable): number =>
  status === 'paid' ? total - credited : 0

/** A paid invoice once a note has taken `amount` back: with all of it taken back it is refunded. */
export function afterCredit(
  { total, credited }: Pick<Invoice, 'total' | 'credited'>,
  amount: number,
): Pick<Invoice, 'credited' | 'paid' | 'status'> {
  const left = total - credited - amount
  return { credited: credited + amount, paid: left, status: left === 0 ? 'refunded' : 'paid' }
}

export const CREDIT_OBSTACLES = [
  'NOT_PAID',
  'ORDER_PENDING',
  'NOTHING_LEFT',
  'DISPUTED',
  'TOO_MUCH',
  'COINS_ONLY',
] as const
export type CreditObstacle = (typeof CREDIT_OBSTACLES)[number]

export interface CreditAsked {
  /** Minor units. */
  readonly amount: number
  readonly target: CreditNoteTarget
  /** Of the order that the invoice bills; null where it bills none. */
  readonly orderStatus: OrderStatus | null
  /** Whether any of it came from outside the shop: coins only go back to coins. */
  readonly isPaidOffSite: boolean
  /** Whether a payer disputes what pays it: they would have it twice when that is lost. */
  readonly isDisputed: boolean
}

/** Why no note of any amount can be issued now; null where one can. An order that waits is rejected: that gives all of it back. */
export function creditObstacle(
  invoice: Creditable,
  { orderStatus, isDisputed }: Pick<CreditAsked, 'orderStatus' | 'isDisputed'>,
): CreditObstacle | null {
  if (invoice.status !== 'paid') return 'NOT_PAID'
  if (orderStatus === 'pending') return 'ORDER_PENDING'
  if (creditable(invoice) === 0) return 'NOTHING_LEFT'
  return isDisputed ? 'DISPUTED' : null
}

/** Whether a note may take `amount` back; else the first thing that is in the way. */
export function checkCredit(invoice: Creditable, asked: CreditAsked): Result<void, CreditObstacle> {
  const obstacle = creditObstacle(invoice, asked)
  if (obstacle) return refuse(obstacle)
  if (asked.amount > creditable(invoice)) return refuse('TOO_MUCH')
  if (asked.target === 'off-site' && !asked.isPaidOffSite) return refuse('COINS_ONLY')
  return allow(undefined)
}

type Divided = Pick<Invoice, 'number' | 'lines' | 'subtotal' | 'tax' | 'total' | 'credited'>

/**
 * What a note over `amount` says. Its tax is the invoice's share, counted over all that was credited so far, so that over
 * any sequence of notes the parts add up to the whole to the cent. A note of all of it has the invoice's own lines.
 */
export function creditParts(
  invoice: Divided,
  amount: number,
): Pick<CreditNote, 'lines' | 'subtotal' | 'tax' | 'total'> {
  const { credited, total, number, lines } = invoice
  const tax = taxUpTo(invoice, credited + amount) - taxUpTo(invoice, credited)
  const subtotal = amount - tax
  const isWhole = credited === 0 && amount === total
  return {
    lines: isWhole ? lines : [{ description: `Part of invoice ${number}`, amount: subtotal }],
    subtotal,
    tax,
    total: amount,
  }
}

/** The tax in the first `amount` of an invoice, rounded half up; the product of two amounts is beyond a double. */
function taxUpTo({ tax, total }: Pick<Invoice, 'tax' | 'total'>, amount: number): number {
  if (total === 0) return 0
  const [share, whole] = [BigInt(tax) * BigInt(amount), BigInt(total)]
  return Number((share * 2n + whole) / (whole * 2n))
}
