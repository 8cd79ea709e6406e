/** What a simulated account holds: https://docs.stripe.com/api names the fields. */
import type { Answer, SimulatedMessage } from '../gateway-simulator/call.ts'

export interface SimulatedSession {
  readonly id: string
  readonly clientReferenceId: string | null
  readonly title: string
  /** Smallest units. */
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly intentMetadata: Readonly<Record<string, string>>
  readonly successUrl: string
  readonly cancelUrl: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  payment: SimulatedPayment | null
}

export interface SimulatedPayment {
  readonly id: string
  /** What really came; the same as was asked unless a test says otherwise. */
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  status: 'processing' | 'succeeded' | 'requires_payment_method'
  refunded: number
  dispute: SimulatedDispute | null
}

/** The newest of a payment. Amounts are smallest units, times seconds since 1970. */
export interface SimulatedDispute {
  readonly id: string
  readonly amount: number
  readonly created: number
  readonly dueBy: number
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  readonly moves: { readonly amount: number; readonly fee: number; readonly created: number }[]
}

export interface SimulatedRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
  status: 'succeeded' | 'pending' | 'failed'
}

export interface SimulatedAccount {
  readonly sessions: SimulatedSession[]
  readonly refunds: SimulatedRefund[]
  /** All of them, oldest first. */
  readonly messages: SimulatedMessage[]
  /** By idempotency key: what was asked and what was answered, a failure too. */
  readonly done: Map<string, { readonly asked: string; readonly answer: Answer }>
}
