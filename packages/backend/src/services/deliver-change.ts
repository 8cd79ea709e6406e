import { isSameChoice } from '@hostfront/domain/options/same-choice'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { currentTemplate } from '../instances/current-template.ts'
import { awake, replaceInstance } from '../instances/wake-instance.ts'

/** The server of a service is to become as it is sold by now: whoever looks at it next brings it to that. */
export async function deliverChange(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  before: Pick<Service, 'options'>,
  service: Service,
): Promise<void> {
  const { id: serviceId, planId } = service
  const instance = await tx.instances.find({ serviceId })
  if (!instance) return
  if (instance.planId === planId && isSameChoice(before.options, service.options)) return
  const template = await currentTemplate(tx, planId)
  const applyTemplateId = template?.id ?? null
  await replaceInstance(
    tx,
    instance,
    awake({ ...instance, planId, applyTemplateId }, service, now()),
  )
}
