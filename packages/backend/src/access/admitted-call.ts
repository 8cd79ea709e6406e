import { refusals } from '@hostfront/contract/refusals'
import type { Permission } from '@hostfront/domain/accounts/permission'
import { ORPCError } from '@orpc/server'
import { answerRefusal } from '../call/answer-refusal.ts'
import type { Backend, CallHost, SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { admit } from './access.ts'

/**
 * What goes past the contract's procedures and is let in, and refused, as they are: bytes, which are no JSON. `work` is
 * done for whoever has the permission.
 */
export async function admittedCall<Answer>(
  permission: Permission,
  host: Backend & CallHost,
  work: (call: SignedInCall) => Promise<Answer>,
): Promise<Answer> {
  await host.clock.lookAfterJump()
  try {
    const asked = { permission, knownBy: null, confirmed: null, whileClosed: false } as const
    const actor = await admit(asked, host, null)
    host.onActor?.(actor)
    if (!actor) throw refused('LOGIN_REQUIRED')
    return await work({ ...host, actor })
  } catch (error) {
    throw asDefined(answerRefusal(error))
  }
}

/** A procedure's refusals are known as those of its contract; here nobody else says that they are. */
function asDefined(error: unknown): unknown {
  if (!isCallError(error) || !Object.hasOwn(refusals, error.code)) return error
  const { code, status, data } = error
  return new ORPCError(code, { defined: true, status, data })
}

const isCallError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError
