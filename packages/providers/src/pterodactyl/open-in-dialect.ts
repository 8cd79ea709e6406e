import type { Fault } from '@hostfront/domain/provisioning/fault'
import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { Answer, Listing, Preview, UsageAnswer } from '@hostfront/domain/provisioning/seen'
import type { OpenProvider } from '../host.ts'
import { type Controls, DEADLINE } from '../port.ts'
import { apply } from './apply.ts'
import { change } from './change.ts'
import { power, usage } from './controls.ts'
import { create } from './create.ts'
import type { Dialect } from './dialect.ts'
import { preview } from './draft.ts'
import { adopt, list } from './inventory.ts'
import { observe } from './observe.ts'
import { openCall, type PanelCall } from './panel-client.ts'

/** Speaks to a panel of the family, by the APIs that its key opens. `deadline` in ms. */
export const openInDialect =
  (dialect: Dialect, deadline: number = DEADLINE): OpenProvider =>
  (panel, host) => {
    const fault = faultOf(panel.key)
    const within =
      <Answered>(refused: (fault: Fault) => Answered) =>
      async (run: (call: PanelCall) => Promise<Answered>): Promise<Answered> =>
        fault ? refused(fault) : run(openCall(panel, host, { dialect, deadline }))
    const call = within<Answer>((why) => ({ result: 'person', fault: why }))
    const draw = within<Preview>((why) => ({ result: 'missing', fault: why }))
    const walk = within<Listing>((why) => ({ result: 'failed', fault: why }))
    const measure = within<UsageAnswer>((why) => ({ result: 'failed', fault: why }))
    const controls: Controls = {
      power: ({ key }, signal) => call((to) => power(to, key, signal)),
      usage: ({ key }) => measure((to) => usage(to, key)),
    }
    return {
      observe: ({ key }) => call((to) => observe(to, key)),
      create: (_target, spec) => call((to) => create(to, spec)),
      apply: (_target, spec, before) => call((to) => apply(to, spec, pterodactylRecipe(before))),
      preview: (spec) => draw((to) => preview(to, spec)),
      suspend: ({ key }) => call((to) => change(to, 'suspend', key)),
      resume: ({ key }) => call((to) => change(to, 'resume', key)),
      remove: ({ key }) => call((to) => change(to, 'remove', key)),
      inventory: {
        knowsOwners: true,
        list: (cursor) => walk((to) => list(to, cursor)),
        adopt: (remoteId, target) => call((to) => adopt(to, remoteId, target)),
      },
      ...(panel.key?.startsWith(dialect.accountKey) && { controls }),
    }
  }

/** Null: it can be sent. */
function faultOf(key: string | null): Fault | null {
  if (!key) return { code: 'NO_KEY', detail: null }
  // Nothing else can stand in a header.
  return /^[\x21-\x7e]+$/.test(key) ? null : { code: 'KEY_REFUSED', detail: null }
}
