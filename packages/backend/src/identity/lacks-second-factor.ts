import type { Actor } from '@hostfront/domain/accounts/actor'
import type { Backend } from '../call/context.ts'
import { getSettings } from '../settings/read-settings.ts'

/** Whether the shop asks its administrators for a second factor and this one has confirmed none. */
export async function lacksSecondFactor(backend: Backend, actor: Actor): Promise<boolean> {
  if (!(await getSettings(backend)).adminSecondFactor) return false
  const factor = await backend.store.read((tx) => tx.secondFactors.find({ userId: actor.id }))
  return factor === null || factor.confirmedAt === null
}
