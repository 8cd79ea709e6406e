import { isByHand } from '@hostfront/domain/provisioning/instance'
import { limitsOf } from '@hostfront/domain/provisioning/spec-of'
import type { CancelledBy } from '@hostfront/domain/services/service'
import type { SignedInCall } from '../call/context.ts'
import { usageOf } from '../provisioning/server-controls.ts'

interface Wanted {
  readonly id: string
  readonly planId: string
}

const MIB = 1024 * 1024

/**
 * What is on the disk of a service's server, MiB, as its panel says; asked outside of any transaction, and only where the plan
 * has less than the server. Null: it need not fit, or nobody knows.
 */
export async function readUsedDisk(
  call: SignedInCall,
  { id, planId }: Wanted,
  as: CancelledBy,
): Promise<number | null> {
  const isSmaller = await call.store.read(async (tx) => {
    const [instance, plan] = await Promise.all([
      tx.instances.find({ serviceId: id }),
      tx.plans.get(planId),
    ])
    if (!instance || !plan || isByHand(instance)) return false
    const [has, gets] = [instance.limits?.diskMiB ?? null, limitsOf(plan).diskMiB]
    return has !== null && gets !== null && gets < has
  })
  if (!isSmaller) return null
  const { usage } = await usageOf(call, { id }, as === 'customer' ? 'own' : 'anybody')
  return usage && Math.ceil(usage.disk / MIB)
}
