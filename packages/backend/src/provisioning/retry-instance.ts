import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import type { SignedInCall } from '../call/context.ts'
import { askCustomer } from '../instances/ask-customer.ts'
import { currentTemplate } from '../instances/current-template.ts'
import { awake } from '../instances/wake-instance.ts'
import { changeInstance } from './change-instance.ts'

/** Asks the panel again now, also about what seemed to be as it should. */
export const retryInstance = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Instance> =>
  changeInstance(
    call,
    id,
    'retry',
    async (tx, instance, service) => {
      if (isByHand(instance) || instance.state === 'gone') return null
      // What was never made, or is to be changed, becomes as its plan says by now, if that is at the same panel.
      const current = await currentTemplate(tx, instance.planId)
      const now = current?.panelId === instance.panelId ? current.id : null
      const templateId = instance.state === 'none' && now ? now : instance.templateId
      const applyTemplateId = instance.applyTemplateId && (now ?? instance.applyTemplateId)
      return {
        ...awake({ ...instance, templateId, applyTemplateId }, service, call.now()),
        phase: 'working',
        fault: null,
        faultDetail: null,
      }
    },
    async (tx, changed, before) => {
      if (changed.templateId !== before.templateId) await askCustomer(tx, call, changed)
    },
  )
