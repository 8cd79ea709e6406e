/** What a register of VAT numbers promises: it says whether one was given out, to whom, and by which receipt. */
import type { Result } from '@hostfront/domain/result'

export interface VatQuestion {
  /** Tidy, its country's letters before it: `DE136695976`. */
  readonly number: string
  /** The VAT number of who asks, as tidy; null: none, and then there is no receipt. */
  readonly requester: string | null
}

export interface VatAnswer {
  readonly isValid: boolean
  /** By which the register finds this question again. */
  readonly consultation: string | null
  /** To whom it was given out; null where the register does not say. */
  readonly name: string | null
}

/**
 * Why there is no answer. `requester`: it takes the number of who asks for none. `unavailable`: it may answer later; that
 * says nothing of the number. `detail`: its own word for it, for the log; nothing of the question is in it.
 */
export interface VatSilence {
  readonly code: 'requester' | 'unavailable'
  readonly detail: string
}

/** Does not throw, and has ended after `VAT_DEADLINE`. */
export interface VatRegister {
  check(question: VatQuestion): Promise<Result<VatAnswer, VatSilence>>
}

/** The longest that one question takes, ms: some countries need most of it. */
export const VAT_DEADLINE = 20_000
