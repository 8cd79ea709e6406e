import type { Access, Actor } from '@hostfront/domain/accounts/permissions'
import { checkAccess } from '@hostfront/domain/accounts/permissions'
import { identifyActor } from './accounts/identify-actor.ts'
import type { Backend, Call, CallHost, SignedInCall } from './context.ts'
import { refused } from './refused.ts'

/** Who is asking, once it is certain that they may. Asked anew at every call, so that a changed role counts at once. */
export async function admit(access: Access, backend: Backend & CallHost): Promise<Actor | null> {
  const actor = await identifyActor(backend)
  const admitted = checkAccess(access, actor)
  if (!admitted.ok) throw refused(admitted.refusal)
  return actor?.status === 'active' ? actor : null
}

/** Narrows a call of a procedure that visitors cannot reach. */
export function signedIn(call: Call): SignedInCall {
  if (!call.actor) throw new Error('A procedure for signed-in callers is open to visitors')
  return { ...call, actor: call.actor }
}
