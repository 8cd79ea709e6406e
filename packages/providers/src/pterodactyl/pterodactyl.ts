import type { Fault } from '@hostfront/domain/provisioning/fault'
import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { OpenProvider } from '../host.ts'
import { DEADLINE } from '../port.ts'
import { change } from './change.ts'
import { create } from './create.ts'
import { preview } from './draft.ts'
import { observe } from './observe.ts'
import { openCall, type PanelCall } from './panel-client.ts'

/** Speaks to a Pterodactyl panel by its application API, as of 1.11. */
export const openPterodactyl: OpenProvider = (panel, host) => openWithin(DEADLINE)(panel, host)

/** The same with another deadline, in ms. */
export const openWithin =
  (deadline: number): OpenProvider =>
  (panel, host) => {
    const fault = faultOf(panel.key)
    const call = async (run: (call: PanelCall) => Promise<Answer>): Promise<Answer> =>
      fault ? { result: 'person', fault } : run(openCall(panel, host, deadline))
    return {
      observe: ({ key }) => call((to) => observe(to, key)),
      create: (_target, spec) => call((to) => create(to, spec)),
      preview: async (spec) =>
        fault ? { result: 'missing', fault } : preview(openCall(panel, host, deadline), spec),
      suspend: ({ key }) => call((to) => change(to, 'suspend', key)),
      resume: ({ key }) => call((to) => change(to, 'resume', key)),
      remove: ({ key }) => call((to) => change(to, 'remove', key)),
    }
  }

/** Null: it can be sent. */
function faultOf(key: string | null): Fault | null {
  if (!key) return { code: 'NO_KEY', detail: null }
  // Nothing else can stand in a header.
  return /^[\x21-\x7e]+$/.test(key) ? null : { code: 'KEY_REFUSED', detail: null }
}
