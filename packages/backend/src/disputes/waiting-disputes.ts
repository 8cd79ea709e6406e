import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Where } from '@hostfront/store/port'

/** Those that wait for an answer at their gateway. */
export const TO_ANSWER = { state: 'open', needsAnswer: true } as const satisfies Where<Dispute>

/** Lost ones of which nobody has said what becomes. */
export const TO_DECIDE = { claim: 'open' } as const satisfies Where<Dispute>
