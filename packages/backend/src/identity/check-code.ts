import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { Tx } from '@hostfront/store/port'
import { recordFailure } from '../audit/trail.ts'
import type { Call } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { matchCode } from './match-code.ts'

/** Marks a code as used, in the step that it opens; false when it has been used meanwhile. */
export type SpendCode = (tx: Tx) => Promise<boolean>

/** Checks the code that came along with a right password, once the try has been counted by `count`. Refuses with SECOND_FACTOR_REQUIRED, _WRONG and TOO_MANY_ATTEMPTS. */
export async function checkCode(
  call: Call,
  factor: SecondFactor,
  code: string | undefined,
  count: () => Promise<void>,
): Promise<SpendCode> {
  if (!code?.trim()) throw refused('SECOND_FACTOR_REQUIRED')
  await count()
  const spend = await matchCode(call, factor, code.trim())
  if (!spend) {
    await recordFailure(call, 'accounts.codeFailed', factor.userId)
    throw refused('SECOND_FACTOR_WRONG')
  }
  return spend
}
