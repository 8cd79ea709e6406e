import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import type { SignedInCall } from '../call/context.ts'
import { awake } from '../instances/wake-instance.ts'
import { changeInstance } from './change-instance.ts'

/** Asks the panel again now. */
export const retryInstance = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Instance> =>
  changeInstance(call, id, 'retry', (_, instance, service) => {
    if (isByHand(instance) || instance.phase === 'settled') return null
    return {
      ...awake(instance, service, call.now()),
      phase: 'working',
      fault: null,
      faultDetail: null,
    }
  })
