import { SETTINGS_ID, type Settings } from '@hostfront/domain/settings/settings'
import type { ReadTx } from '@hostfront/store/port'

/** The shop's settings; they are there from the first start on. */
export async function readSettings(tx: ReadTx): Promise<Settings> {
  const settings = await tx.settings.get(SETTINGS_ID)
  if (!settings) throw new Error('The shop has not been initialised')
  return settings
}
