import type { DeliveryRecord } from '@hostfront/contract/delivery-record'
import type { Service } from '@hostfront/domain/services/service'
import { sshCommand } from '@hostfront/domain/services/ssh-command'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'
import { askedOf } from './answers.ts'
import { askedChanges } from './asked-changes.ts'

/** The latest events. */
const EVENTS = 30

/** What is known of a service's server; null: nothing. */
export async function deliveryRecord(
  tx: ReadTx,
  { id, access }: Service,
): Promise<DeliveryRecord | null> {
  const instance = await tx.instances.find({ serviceId: id })
  if (!instance) return null
  const [panel, plan, { items }, asked, changes] = await Promise.all([
    instance.panelId ? tx.panels.get(instance.panelId) : null,
    tx.plans.get(instance.planId),
    tx.provisioningEvents.list({ where: { instanceId: instance.id }, limit: EVENTS }),
    askedOf(tx, instance),
    askedChanges(tx, instance),
  ])
  const people = await rowsById(
    tx.users,
    items.flatMap(({ actor }) => actor ?? []),
  )
  return {
    instance,
    panelName: panel?.name ?? null,
    planType: plan?.type ?? null,
    asked,
    ssh: sshCommand(access, asked),
    changes,
    events: items.map((event) => ({
      ...event,
      actorName: people.get(event.actor ?? '')?.name ?? null,
    })),
  }
}
