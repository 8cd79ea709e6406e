import type { PanelShown } from '@hostfront/contract/panels'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { SecretShown } from '@hostfront/domain/secret'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend, SecretPlace } from '../call/context.ts'
import { secretShown } from '../secrets/secret-shown.ts'

export const keyPlace = (id: string): SecretPlace => ({
  collection: 'panels',
  id,
  field: 'panelKey',
})

/** A panel as it is answered: without its key, with how many servers it has. */
export async function panelShown(
  tx: ReadTx,
  backend: Pick<Backend, 'secrets'>,
  panel: Panel,
): Promise<PanelShown> {
  const { panelKey: _key, ignored: _ignored, ...shown } = panel
  const servers = await tx.instances.count({ panelId: panel.id })
  return { ...shown, servers, key: keyShown(backend, panel) }
}

function keyShown(
  { secrets }: Pick<Backend, 'secrets'>,
  { id, panelKey, createdAt }: Panel,
): SecretShown {
  if (!secrets || panelKey === null) return null
  try {
    return secretShown(secrets, keyPlace(id), panelKey, createdAt)
  } catch {
    // Sealed by a key that is not here: as good as none, and to be typed again.
    return null
  }
}
