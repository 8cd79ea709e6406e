import type { PanelShown } from '@hostfront/contract/panels'
import type { PanelForm } from '@hostfront/domain/provisioning/panel-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { panelFields } from './panel-fields.ts'
import { panelShown } from './panel-shown.ts'

/** A panel on which nothing is made until a plan says so. */
export function addPanel(call: SignedInCall, form: PanelForm): Promise<PanelShown> {
  const id = call.newId()
  return call.store.transaction(async (tx) => {
    const panel = await tx.panels.insert({
      ...panelFields(call, id, form, null),
      id,
      createdAt: call.now(),
      kind: form.kind,
      failures: 0,
      restsUntil: null,
      fault: null,
      guardLiftedUntil: null,
      comparedAt: null,
      differences: null,
      ignored: [],
    })
    await recordChange(tx, call, 'panels.add', null, panel)
    return panelShown(tx, call, panel)
  })
}
