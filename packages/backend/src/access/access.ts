import type { Meta } from '@hostfront/contract/procedure'
import type { Actor } from '@hostfront/domain/accounts/actor'
import { needsConfirmation } from '@hostfront/domain/accounts/confirmation'
import {
  checkPermission,
  isForTeam,
  may,
  type Permission,
} from '@hostfront/domain/accounts/permission'
import { isClosedTo } from '@hostfront/domain/settings/maintenance'
import type { Backend, CallHost } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { identifyActor } from '../identity/identify-actor.ts'
import { knownSettings } from '../settings/known-settings.ts'

/** Who is asking, once it is certain that they may. Asked anew at every call, so that a changed role counts at once. */
export async function admit(
  { permission, knownBy, confirmed, whileClosed }: Omit<Meta, 'once' | 'reads'>,
  backend: Backend & CallHost,
  input: unknown,
): Promise<Actor | null> {
  const actor = await identifyActor(backend)
  const admitted = checkPermission(permission, actor)
  if (!admitted.ok) throw refused(admitted.refusal)
  if (!whileClosed) await refuseWhileClosed(backend, actor)
  if (actor?.status !== 'active') return null
  if (permission === 'public' && !isKnown(actor, knownBy)) return null
  if (isForTeam(permission) && backend.oneTimeCodes) {
    const { lacksSecondFactor } = await import('../identity/lacks-second-factor.ts')
    if (await lacksSecondFactor(backend, actor)) throw refused('SECOND_FACTOR_NEEDED')
  }
  if (needsConfirmation(confirmed, input)) {
    const { refuseUnlessConfirmed } = await import('../identity/refuse-unless-confirmed.ts')
    await refuseUnlessConfirmed(backend, actor)
  }
  return actor
}

/** What is open to everybody is open to every key; but one that is not allowed to be known there stays a stranger. */
const isKnown = (actor: Actor, knownBy: Permission | null): boolean =>
  actor.scopes === null || (knownBy !== null && may(actor, knownBy))

/** Maintenance closes the shop to everyone but the team, whatever they ask. */
async function refuseWhileClosed(backend: Backend, actor: Actor | null): Promise<void> {
  // Someone who may use a closed shop does not wait for its settings.
  if (!isClosedTo({ maintenanceMode: true }, actor)) return
  const settings = await knownSettings(backend)
  if (!isClosedTo(settings, actor)) return
  throw refused('MAINTENANCE', { message: settings.maintenanceMessage })
}
