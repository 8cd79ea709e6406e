import type { Fault } from '@hostfront/domain/provisioning/fault'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { Provider } from '@hostfront/providers/port'
import type { Backend } from '../call/context.ts'
import { keyPlace } from '../panels/panel-shown.ts'

/** Panels of these kinds ask who comes. */
const needsKey = ({ kind }: Panel): boolean => kind !== 'simulated'

/** The way to a panel, or why there is none: this host cannot reach its kind, or the key is not here or does not open. */
export async function openPanel(
  { providers, secrets }: Pick<Backend, 'providers' | 'secrets'>,
  panel: Panel,
): Promise<{ readonly provider: Provider } | { readonly fault: Fault }> {
  if (!providers.kinds.includes(panel.kind)) return fault('host')
  const key = openKey(secrets, panel)
  if (key === null && needsKey(panel)) return fault(panel.panelKey ? 'sealed' : null)
  const { id, address, rehearsal } = panel
  return { provider: await providers.open(panel.kind, { id, address, rehearsal, key }) }
}

const fault = (detail: string | null) => ({ fault: { code: 'NO_KEY', detail } as const })

function openKey(secrets: Backend['secrets'], { id, panelKey }: Panel): string | null {
  if (!secrets || panelKey === null) return null
  try {
    return secrets.open(keyPlace(id), panelKey)
  } catch {
    return null
  }
}
