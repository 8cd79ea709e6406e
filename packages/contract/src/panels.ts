import { Panel, PanelKind } from '@hostfront/domain/provisioning/panel'
import { PanelForm } from '@hostfront/domain/provisioning/panel-form'
import { Id } from '@hostfront/domain/record'
import { SecretShown } from '@hostfront/domain/secret'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** A panel as staff see it: of its key when it was set and how it ends. */
export const PanelShown = z.extend(z.omit(Panel, { panelKey: true }), {
  key: SecretShown,
  /** Servers there. */
  servers: z.int(),
})
export type PanelShown = z.infer<typeof PanelShown>

const REFUSALS = [
  'PANEL_KIND_UNREACHABLE',
  'KEY_NEEDS_SERVER_KEY',
  'PANEL_ADDRESS_NEEDED',
  'PANEL_KEY_NEEDED',
] as const
const ById = z.object({ id: Id })

export const panels = {
  /** Oldest first, with the kinds that can be added here. */
  list: procedure('panels.read', [], { reads: ['panels', 'instances'] }).output(
    z.object({ panels: z.array(PanelShown), kinds: z.array(PanelKind) }),
  ),
  add: procedure('panels.change', REFUSALS, { confirmed: true })
    .input(PanelForm)
    .output(PanelShown),
  /** Its kind stays. */
  update: procedure('panels.change', ['NOT_FOUND', ...REFUSALS], { confirmed: true })
    .input(z.extend(PanelForm, { id: Id }))
    .output(PanelShown),
  /** As much may be suspended and removed there for an hour as is to be. */
  liftGuard: procedure('panels.change', ['NOT_FOUND']).input(ById).output(PanelShown),
  /** One on which there is no server, and by which none is made. */
  remove: procedure('panels.change', ['NOT_FOUND', 'PANEL_IN_USE']).input(ById).output(Done),
}
