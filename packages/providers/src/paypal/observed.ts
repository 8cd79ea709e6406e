import type { Observation, Seen } from '@hostfront/domain/gateways/observation'
import type { Amount, Capture, Links, Order, Refund } from './objects.ts'
import { fromValue } from './value.ts'

/** What stands around a thing: whether money moved, and as of when (ISO, UTC) it is so. */
export interface Around {
  readonly isLive: boolean
  readonly at: string
}

/** What an order says. One that was approved is taken by the shop, and has its money by a capture. */
export function observedOf(order: Order, around: Around): Observation {
  const [unit] = order.purchase_units
  const captures = unit?.payments?.captures ?? []
  const capture = captures.findLast(({ status }) => !isLost(status)) ?? captures.at(-1)
  const attemptId = unit?.custom_id ?? capture?.custom_id ?? null
  if (capture)
    return {
      ...ofCapture(capture, around),
      attemptId,
      session: order.id,
      refunded: backOf(order, capture),
    }
  return {
    ...around,
    ...moneyOf(unit?.amount),
    attemptId,
    session: order.id,
    seen: seenOf(order.status),
    reference: null,
    fee: null,
    refunded: 0,
    refund: null,
  }
}

/** What a message about what was taken says. */
export const capturedOf = (capture: Capture, around: Around): Observation => ({
  ...ofCapture(capture, around),
  attemptId: namesOf(capture.custom_id).attemptId,
  session: capture.supplementary_data?.related_ids?.order_id ?? null,
})

/** What a message about money that went back says: all of it so far. Who sent it may have given it no name. */
export const refundedOf = (refund: Refund, around: Around): Observation => {
  const total = refund.seller_payable_breakdown?.total_refunded_amount ?? refund.amount
  const { amount, currency } = moneyOf(total)
  return {
    ...around,
    attemptId: namesOf(refund.custom_id).attemptId,
    session: null,
    seen: 'refunded',
    reference: captureOf(refund.links),
    amount,
    currency,
    fee: null,
    refunded: Math.abs(amount),
    refund: null,
  }
}

/** What the shop names a refund: both of its names, for PayPal keeps one. */
export const refundName = (attemptId: string, id: string): string => `${attemptId}.${id}`

function namesOf(name: string | null | undefined) {
  const [attemptId = ''] = (name ?? '').split('.')
  return { attemptId: attemptId === '' ? null : attemptId }
}

const isLost = (status: string): boolean => status === 'DECLINED' || status === 'FAILED'

const ORDER: Readonly<Record<string, Seen>> = {
  APPROVED: 'approved',
  VOIDED: 'expired',
  COMPLETED: 'processing',
}

const seenOf = (status: string): Seen => ORDER[status] ?? 'pending'

const CAPTURE: Readonly<Record<string, Seen>> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  DECLINED: 'failed',
  FAILED: 'failed',
}

function ofCapture(capture: Capture, around: Around): Observation {
  const { id, status, amount: taken } = capture
  const { amount, currency } = moneyOf(taken)
  const fee = capture.seller_receivable_breakdown?.paypal_fee
  return {
    ...around,
    attemptId: null,
    session: null,
    seen: CAPTURE[status] ?? 'processing',
    // What was declined is no payment, and the next one has another name.
    reference: isLost(status) ? null : id,
    amount,
    currency,
    fee: fee && fee.currency_code === currency ? fromValue(fee.value) : null,
    refunded: status === 'REFUNDED' ? amount : 0,
    refund: null,
  }
}

/** What went back of a capture, hundredths. */
function backOf({ purchase_units: [unit] }: Order, capture: Capture): number {
  const refunds = (unit?.payments?.refunds ?? []).filter(({ status }) => status === 'COMPLETED')
  const sum = refunds.reduce((total, { amount }) => total + (fromValue(amount.value) ?? 0), 0)
  return capture.status === 'REFUNDED' ? (fromValue(capture.amount.value) ?? sum) : sum
}

/** Of which capture a refund is: the last part of its address. */
const captureOf = (links: Links): string | null =>
  /\/v2\/payments\/captures\/(\w{1,40})$/.exec(
    links.find(({ rel }) => rel === 'up')?.href ?? '',
  )?.[1] ?? null

/** In hundredths. */
export const moneyOf = (amount: Amount | undefined): Pick<Observation, 'amount' | 'currency'> => ({
  amount: (amount && fromValue(amount.value)) ?? 0,
  currency: (amount?.currency_code ?? '').slice(0, 3).toUpperCase(),
})
