/** What every gateway promises: it speaks to one account at a company that takes money, one call at a time. */
import type { Gateway as GatewayRow } from '@hostfront/domain/gateways/gateway'
import type { Observation } from '@hostfront/domain/gateways/observation'
import type { Result } from '@hostfront/domain/result'

/** What is to be paid on a page of the gateway's own. */
export interface Charge {
  /** By which the gateway names it, and knows it again when it is sent twice. */
  readonly attemptId: string
  /** Hundredths of the currency. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** Of the invoice, as people read it. */
  readonly number: string
  /** As the payer reads it. */
  readonly title: string
  /** Where the payer comes back to, whether it was paid or not. */
  readonly paidTo: string
  readonly leftTo: string
  /** When the page closes; ISO, UTC. */
  readonly expiresAt: string
}

/** A page to pay on. */
export interface PaymentPage {
  readonly session: string
  readonly url: string
}

export interface GatewayRefund {
  /** The payment that it is of, as the gateway calls it. */
  readonly reference: string
  /** The page that it was paid on. */
  readonly session: string | null
  /** The shop's name of that payment. */
  readonly attemptId: string
  /** Hundredths of the currency. */
  readonly amount: number
  readonly currency: string
  /** By which it is known again: under one id money goes back once, however often it is asked for. */
  readonly id: string
}

/** `pending`: it is on its way; a bank may take days, and may still refuse it. */
export interface SentRefund {
  readonly reference: string
  readonly state: 'done' | 'pending'
}

/**
 * Why nothing came of a call. `key`: it does not take the key. `refused`: it says no. `unreachable`: nothing has happened there.
 * `uncertain`: it may have; asked again under the same id, it happens once.
 */
export interface GatewayFailure {
  readonly code: 'key' | 'refused' | 'unreachable' | 'uncertain'
  /** What the gateway says to it, for staff; possibly empty. */
  readonly detail: string
}

export type GatewayAnswer<Value> = Promise<Result<Value, GatewayFailure>>

/** A message from outside. `forged`: not signed by the gateway, or long ago. `other`: nothing of it is the shop's affair. */
export type ReadEvent =
  | { readonly kind: 'forged' }
  | { readonly kind: 'other' }
  | {
      readonly kind: 'seen'
      /** As the gateway calls it. */
      readonly eventId: string
      readonly type: string
      readonly observed: Observation
    }

/** No method throws, and each has ended after `GATEWAY_DEADLINE`. It decides nothing: it says what the gateway says. */
export interface Gateway {
  /** Opens a page. Under the same `attemptId` it is the same page. */
  open(charge: Charge): GatewayAnswer<PaymentPage>
  /** What has become of a page. */
  observe(session: string): GatewayAnswer<Observation>
  /**
   * Takes what the payer has agreed to (`approved`), once under one `attemptId`, and says what has become of the page. Where the
   * gateway takes it by itself there is nothing to do.
   */
  capture(page: {
    readonly session: string
    readonly attemptId: string
  }): GatewayAnswer<Observation>
  /** Closes a page that is not paid yet, and says what has become of it. */
  close(session: string): GatewayAnswer<Observation>
  /** Sends money back by the way it came. */
  refund(refund: GatewayRefund): GatewayAnswer<SentRefund>
  /** Reads a message: its bytes as they came, and what stood above them. Asks for nothing but what it is signed with. */
  readEvent(bytes: Uint8Array, header: (name: string) => string | null): Promise<ReadEvent>
}

/** The longest that a method takes, ms. */
export const GATEWAY_DEADLINE = 30_000

/** What an adapter has of its gateway; keys are opened. */
export interface GatewayAccess extends Pick<GatewayRow, 'id' | 'address' | 'isLive'> {
  readonly key: string | null
  readonly webhookSecret: string | null
}
