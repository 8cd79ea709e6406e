import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import type { SignedInCall } from '../call/context.ts'
import { currentTemplate } from '../instances/current-template.ts'
import { awake } from '../instances/wake-instance.ts'
import { changeInstance } from './change-instance.ts'

/** Asks the panel again now, also about what seemed to be as it should. */
export const retryInstance = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Instance> =>
  changeInstance(call, id, 'retry', async (tx, instance, service) => {
    if (isByHand(instance) || instance.state === 'gone') return null
    // What was never made is made as its plan says by now, if that is at the same panel.
    const current = instance.state === 'none' ? await currentTemplate(tx, instance.planId) : null
    const templateId =
      current && current.panelId === instance.panelId ? current.id : instance.templateId
    return {
      ...awake({ ...instance, templateId }, service, call.now()),
      phase: 'working',
      fault: null,
      faultDetail: null,
    }
  })
