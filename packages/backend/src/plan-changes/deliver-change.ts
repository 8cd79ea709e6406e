import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { currentTemplate } from '../instances/current-template.ts'
import { awake, replaceInstance } from '../instances/wake-instance.ts'

/** The server of a service is to become one of its new plan: whoever looks at it next brings it to that. */
export async function deliverChange(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  service: Service,
): Promise<void> {
  const { id: serviceId, planId } = service
  const instance = await tx.instances.find({ serviceId })
  if (!instance || instance.planId === planId) return
  const template = await currentTemplate(tx, planId)
  const applyTemplateId = template?.id ?? null
  await replaceInstance(
    tx,
    instance,
    awake({ ...instance, planId, applyTemplateId }, service, now()),
  )
}
