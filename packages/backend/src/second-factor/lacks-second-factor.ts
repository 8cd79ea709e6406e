import type { Actor } from '@hostfront/domain/accounts/permissions'
import type { Backend } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Whether the shop asks its administrators for a second factor and this one has confirmed none. */
export function lacksSecondFactor({ store }: Backend, actor: Actor): Promise<boolean> {
  return store.read(async (tx) => {
    if (!(await readSettings(tx)).adminSecondFactor) return false
    const factor = await tx.secondFactors.find({ userId: actor.id })
    return factor === null || factor.confirmedAt === null
  })
}
