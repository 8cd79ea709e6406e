import { desiredOf } from '@hostfront/domain/provisioning/desired'
import { type Instance, isByHand, type Verb } from '@hostfront/domain/provisioning/instance'
import { doneByStaff } from '@hostfront/domain/provisioning/left-to-staff'
import type { ServerChange } from '@hostfront/domain/provisioning/server-change'
import { limitsOf } from '@hostfront/domain/provisioning/spec-of'
import { accessOf, type ServiceAccess } from '@hostfront/domain/services/access'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { askedChanges } from '../instances/asked-changes.ts'
import { giveAccess } from '../services/give-access.ts'
import { whenReady } from '../services/when-ready.ts'
import { changeInstance } from './change-instance.ts'

interface Done {
  readonly id: string
  readonly verb: Verb
  readonly access?: ServiceAccess | undefined
  readonly changes?: readonly ServerChange[] | undefined
}

/** Staff have done what there was to do. What its service asks for by now comes next; who is late is refused. */
export function markDone(
  call: SignedInCall,
  { id, verb, access, changes = [] }: Done,
): Promise<Instance> {
  return changeInstance(
    call,
    id,
    verb,
    async (tx, instance, service) => {
      if (!isByHand(instance) || instance.step !== verb) return null
      if (verb === 'apply' && !isSame(changes, await askedChanges(tx, instance))) {
        throw refused('CHANGED_MEANWHILE')
      }
      const now = call.now()
      const plan = await tx.plans.get(instance.planId)
      const limits = plan && limitsOf(plan)
      return doneByStaff(instance, verb, {
        desired: desiredOf(service, instance, now),
        limits,
        now,
      })
    },
    async (tx, changed, before) => {
      if (access) await giveAccess(tx, call, changed.serviceId, accessOf(access))
      if (before.readyAt === null && changed.readyAt !== null) {
        await whenReady(tx, call, changed.serviceId, changed, null)
      }
    },
  )
}

const isSame = (shown: readonly ServerChange[], asked: readonly ServerChange[]): boolean =>
  shown.length === asked.length &&
  asked.every(({ part, name, from, to }, at) => {
    const other = shown[at]
    return part === other?.part && name === other.name && from === other.from && to === other.to
  })
