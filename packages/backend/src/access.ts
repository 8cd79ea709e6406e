import type { ApiScope } from '@hostfront/domain/accounts/api-key'
import type { Access, Actor } from '@hostfront/domain/accounts/permissions'
import { checkAccess } from '@hostfront/domain/accounts/permissions'
import { identifyActor } from './accounts/identify-actor.ts'
import type { Backend, Call, CallHost, SignedInCall } from './context.ts'
import { refused } from './refused.ts'

/** Who is asking, once it is certain that they may. Asked anew at every call, so that a changed role counts at once. */
export async function admit(
  { access, scope }: { readonly access: Access; readonly scope: ApiScope | null },
  backend: Backend & CallHost,
): Promise<Actor | null> {
  const actor = await identifyActor(backend)
  const admitted = checkAccess(access, actor, scope)
  if (!admitted.ok) throw refused(admitted.refusal)
  if (actor?.status !== 'active') return null
  // What is open to visitors is open to every key; but one that does not name the scope stays a stranger there.
  if (actor.scopes && !(scope && actor.scopes.includes(scope))) return null
  if (access === 'admin' && backend.oneTimeCodes) {
    const { lacksSecondFactor } = await import('./second-factor/lacks-second-factor.ts')
    if (await lacksSecondFactor(backend, actor)) throw refused('SECOND_FACTOR_NEEDED')
  }
  return actor
}

/** Narrows a call of a procedure that visitors cannot reach. */
export function signedIn(call: Call): SignedInCall {
  if (!call.actor) throw new Error('A procedure for signed-in callers is open to visitors')
  return { ...call, actor: call.actor }
}
