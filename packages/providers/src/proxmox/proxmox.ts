import type { Fault } from '@hostfront/domain/provisioning/fault'
import type { Answer, Listing, Preview, UsageAnswer } from '@hostfront/domain/provisioning/seen'
import type { OpenProvider } from '../host.ts'
import { DEADLINE } from '../port.ts'
import { apply } from './apply.ts'
import { remove, resume, suspend } from './change.ts'
import { type ClusterCall, openCall, type Terms } from './cluster-client.ts'
import { power, usage } from './controls.ts'
import { create } from './create.ts'
import { preview } from './draft.ts'
import { adopt, list } from './inventory.ts'
import { observe } from './observe.ts'

/** What is left after the wait for tasks is for what has to be done when they end. */
const USUAL: Terms = { deadline: DEADLINE, patience: (DEADLINE * 2) / 3 }

/** Speaks to a Proxmox VE cluster, as of 8, with an API token (`user@realm!name=secret`) for a key. */
export const openWith =
  (terms: Terms): OpenProvider =>
  (panel, host) => {
    const fault = faultOf(panel.key)
    const within =
      <Answered>(refused: (fault: Fault) => Answered) =>
      async (run: (call: ClusterCall) => Promise<Answered>): Promise<Answered> =>
        fault ? refused(fault) : run(openCall(panel, host, terms))
    const call = within<Answer>((why) => ({ result: 'person', fault: why }))
    const draw = within<Preview>((why) => ({ result: 'missing', fault: why }))
    const walk = within<Listing>((why) => ({ result: 'failed', fault: why }))
    const measure = within<UsageAnswer>((why) => ({ result: 'failed', fault: why }))
    return {
      observe: (target) => call((to) => observe(to, target)),
      create: (target, spec) => call((to) => create(to, target, spec)),
      apply: (target, spec) => call((to) => apply(to, target, spec)),
      preview: (spec) => draw((to) => preview(to, spec)),
      suspend: (target) => call((to) => suspend(to, target)),
      resume: (target) => call((to) => resume(to, target)),
      remove: (target) => call((to) => remove(to, target)),
      inventory: {
        knowsOwners: false,
        list: (cursor) => walk((to) => list(to, cursor)),
        adopt: (remoteId, target) => call((to) => adopt(to, remoteId, target)),
      },
      controls: {
        power: (target, signal) => call((to) => power(to, target, signal)),
        usage: (target) => measure((to) => usage(to, target)),
      },
    }
  }

export const openProxmox: OpenProvider = openWith(USUAL)

/** A token's own form; what has another is not sent anywhere. */
const TOKEN = /^[^\s!=@]+@[\w.-]+![\w.-]+=[\w-]+$/

/** Null: it can be sent. */
function faultOf(key: string | null): Fault | null {
  if (!key) return { code: 'NO_KEY', detail: null }
  return TOKEN.test(key) ? null : { code: 'KEY_REFUSED', detail: null }
}
