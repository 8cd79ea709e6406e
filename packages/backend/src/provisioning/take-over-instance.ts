import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import type { SignedInCall } from '../call/context.ts'
import { awake } from '../instances/wake-instance.ts'
import { changeInstance } from './change-instance.ts'

/** From here on staff look after the server, and no panel is asked about it. A look that is under way ends unwritten. */
export const takeOverInstance = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Instance> =>
  changeInstance(call, id, 'take-over', (_, instance, service) => {
    if (isByHand(instance)) return null
    // What the panel has no more is to be set up again.
    const state = instance.fault === 'MISSING' ? 'none' : instance.state
    const taken = { ...instance, state, handledBy: call.actor.id, fault: null, faultDetail: null }
    return { ...awake(taken, service, call.now()), claimedUntil: call.now() }
  })
