import type { Meta } from '@hostfront/contract/procedure'
import { needsConfirmation } from '@hostfront/domain/accounts/confirmation'
import type { Actor } from '@hostfront/domain/accounts/permissions'
import { checkAccess } from '@hostfront/domain/accounts/permissions'
import { isClosedTo } from '@hostfront/domain/settings/maintenance'
import { identifyActor } from './accounts/identify-actor.ts'
import type { Backend, Call, CallHost, SignedInCall } from './context.ts'
import { refused } from './refused.ts'
import { knownSettings } from './settings/known-settings.ts'

/** Who is asking, once it is certain that they may. Asked anew at every call, so that a changed role counts at once. */
export async function admit(
  { access, scope, confirmed, whileClosed }: Omit<Meta, 'once'>,
  backend: Backend & CallHost,
  input: unknown,
): Promise<Actor | null> {
  const actor = await identifyActor(backend)
  const admitted = checkAccess(access, actor, scope)
  if (!admitted.ok) throw refused(admitted.refusal)
  if (!whileClosed && actor?.role !== 'admin') await refuseWhileClosed(backend, actor)
  if (actor?.status !== 'active') return null
  // What is open to visitors is open to every key; but one that does not name the scope stays a stranger there.
  if (actor.scopes && !(scope && actor.scopes.includes(scope))) return null
  if (access === 'admin' && backend.oneTimeCodes) {
    const { lacksSecondFactor } = await import('./second-factor/lacks-second-factor.ts')
    if (await lacksSecondFactor(backend, actor)) throw refused('SECOND_FACTOR_NEEDED')
  }
  if (needsConfirmation(confirmed, input)) {
    const { refuseUnlessConfirmed } = await import('./accounts/refuse-unless-confirmed.ts')
    await refuseUnlessConfirmed(backend, actor)
  }
  return actor
}

/** Maintenance closes the shop to everyone but administrators, whatever they ask. */
async function refuseWhileClosed(backend: Backend, actor: Actor | null): Promise<void> {
  const settings = await knownSettings(backend)
  if (!isClosedTo(settings, actor)) return
  throw refused('MAINTENANCE', { message: settings.maintenanceMessage })
}

/** Narrows a call of a procedure that visitors cannot reach. */
export function signedIn(call: Call): SignedInCall {
  if (!call.actor) throw new Error('A procedure for signed-in callers is open to visitors')
  return { ...call, actor: call.actor }
}
