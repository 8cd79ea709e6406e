import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import type { SignedInCall } from '../call/context.ts'
import { awake } from '../instances/wake-instance.ts'
import { changeInstance } from './change-instance.ts'

/** The panel that staff have taken it from is asked again, and does what its service says. What is not there it makes. */
export const giveBackInstance = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Instance> =>
  changeInstance(call, id, 'give-back', (_, instance, service) => {
    const { handledBy, state } = instance
    if (handledBy === null || state === 'gone') return null
    const given = { ...instance, handledBy: null, step: null, fault: null, faultDetail: null }
    if (isByHand(given)) return null
    return { ...awake(given, service, call.now()), phase: 'working' }
  })
