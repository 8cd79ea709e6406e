import type { Actor } from '@hostfront/domain/accounts/actor'
import { isConfirmed } from '@hostfront/domain/accounts/confirmation'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { confirmedFactor } from './confirmed-factor.ts'

/** Someone who found a session open does not know the password; nor does an API key. */
export async function refuseUnlessConfirmed(backend: Backend, actor: Actor): Promise<void> {
  if (isConfirmed(actor.session?.confirmedAt ?? null, backend.now())) return
  const secondFactor = (await confirmedFactor(backend, actor.id)) !== null
  throw refused('CONFIRMATION_REQUIRED', { secondFactor })
}
