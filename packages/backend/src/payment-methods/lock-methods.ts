import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'

/** Changes of methods run one after the other: ids, names and places are each taken once. */
export async function lockMethods(tx: Tx): Promise<void> {
  await tx.settings.get(SETTINGS_ID, { lock: true })
}
