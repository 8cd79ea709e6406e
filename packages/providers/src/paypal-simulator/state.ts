/** What a simulated account holds: https://developer.paypal.com/docs/api/orders/v2/ names the fields. Amounts are in hundredths. */
import type { Answer, SimulatedMessage } from '../gateway-simulator/call.ts'

export interface SimulatedOrder {
  readonly id: string
  readonly customId: string | null
  readonly invoiceId: string | null
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly returnUrl: string
  readonly cancelUrl: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  /** What the payer has chosen to pay with. */
  with: PaidWith
  /** What will really be taken; the same as was asked unless a test says otherwise. */
  comes: Money
  capture: SimulatedCapture | null
}

export type PaidWith = 'balance' | 'echeck' | 'declined'

export interface Money {
  readonly amount: number
  readonly currency: string
}

export interface SimulatedCapture extends Money {
  readonly id: string
  readonly orderId: string
  readonly customId: string | null
  readonly invoiceId: string | null
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  readonly refunds: SimulatedRefund[]
  dispute: SimulatedDispute | null
}

/** The newest of a capture. Amounts are hundredths, times milliseconds since 1970. */
export interface SimulatedDispute {
  readonly id: string
  readonly amount: number
  readonly createdAt: number
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | null
  updatedAt: number
  readonly moves: {
    readonly type: 'DEBIT' | 'CREDIT'
    readonly reason: string
    readonly amount: number
    readonly at: number
  }[]
}

export interface SimulatedRefund extends Money {
  readonly id: string
  readonly captureId: string
  readonly customId: string | null
  /** So much of the capture has gone back with it. */
  readonly total: number
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
}

export interface SimulatedAccount {
  readonly orders: SimulatedOrder[]
  /** All of them, oldest first. */
  readonly messages: SimulatedMessage[]
  /** Those that hold. */
  readonly tokens: Set<string>
  /** By path and request id: what was answered. */
  readonly done: Map<string, Answer>
}

/** All that went back, oldest first. */
export const refundsOf = ({ orders }: SimulatedAccount): SimulatedRefund[] =>
  orders.flatMap(({ capture }) => capture?.refunds ?? [])
