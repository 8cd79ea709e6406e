import { DONE } from '@hostfront/contract/page'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { checkCode } from '../identity/check-code.ts'
import { confirmPassword } from '../identity/confirm-password.ts'
import { confirmedFactor } from '../identity/confirmed-factor.ts'
import { sessionId, sessionKey } from '../identity/sign-in-limits.ts'

interface Confirmation {
  readonly password: string
  readonly code?: string | undefined
}

/** Stamps the caller's session once the password has been given in it again, and the second factor where there is one. */
export async function confirm(
  call: SignedInCall,
  { password, code }: Confirmation,
): Promise<typeof DONE> {
  const user = await confirmPassword(call, password)
  const factor = await confirmedFactor(call, user.id)
  const session = sessionKey(call)
  const count = () => countAttempt(call, { 'second-factor-session': session })
  const spend = factor && (await checkCode(call, factor, code, count))
  await call.store.transaction(async (tx) => {
    if (spend && !(await spend(tx))) throw refused('SECOND_FACTOR_WRONG')
    // A change of the password meanwhile has ended it.
    const stamped = await tx.sessions.update(sessionId(call), { confirmedAt: call.now() })
    if (!stamped) throw refused('LOGIN_REQUIRED')
  })
  if (factor) await call.limits?.forget('second-factor-session', session)
  return DONE
}
