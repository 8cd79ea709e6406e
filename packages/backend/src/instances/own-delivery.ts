import type { OwnDelivery } from '@hostfront/contract/delivery-record'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { areAnswered } from '@hostfront/domain/provisioning/question'
import { waitsOf } from '@hostfront/domain/provisioning/waits'
import type { Service } from '@hostfront/domain/services/service'
import { sshCommand } from '@hostfront/domain/services/ssh-command'
import type { ReadTx } from '@hostfront/store/port'
import { askedOf, isAsking } from './answers.ts'

/** So many of a plan say what is usual, and fewer than so few nothing. */
const LATEST = 50
const FEWEST = 5

/** How far a service's server is, as its customer is told; null: it was there before the shop knew of servers. */
export async function ownDelivery(
  tx: ReadTx,
  { id, planId, access }: Service,
): Promise<OwnDelivery | null> {
  const instance = await tx.instances.find({ serviceId: id })
  if (!instance?.orderedAt) return null
  const { orderedAt, readyAt } = instance
  const [usualSeconds, all] = await Promise.all([
    readyAt === null ? usualWait(tx, planId) : null,
    askedOf(tx, instance),
  ])
  const asked = isAsking(instance) ? all : []
  const step = areAnswered(asked) ? stepOf(instance) : 'needs-you'
  return { step, orderedAt, readyAt, usualSeconds, asked, ssh: sshCommand(access, all) }
}

function stepOf(instance: Instance): OwnDelivery['step'] {
  const { readyAt, state, fault, phase, provider } = instance
  if (readyAt !== null) return stepAfterReady(instance)
  if (fault !== null || state === 'failed') return 'delayed'
  if (provider === 'manual') return 'by-hand'
  if (phase === 'person') return 'delayed'
  return state === 'installing' ? 'installing' : 'reserved'
}

/** Of what is on and has a fault, its customer may be using it: staff see to that unseen. */
function stepAfterReady({ state, step, fault, phase }: Instance): OwnDelivery['step'] {
  if (fault === 'MISSING') return 'trouble'
  if (state === 'on') return 'ready'
  if (phase === 'settled') return 'ready'
  return fault !== null || step === 'create' ? 'trouble' : 'coming-back'
}

async function usualWait(tx: ReadTx, planId: string): Promise<number | null> {
  const { items } = await tx.instances.list({
    where: { planId, readyAt: { gt: '' } },
    limit: LATEST,
  })
  const { count, median } = waitsOf(items)
  return count < FEWEST ? null : median
}
