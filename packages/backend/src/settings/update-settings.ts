import type { Settings } from '@hostfront/domain/settings/settings'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { type SettingsForm, settingsToStore } from '@hostfront/domain/settings/settings-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { readSettings } from './read-settings.ts'

/** Sets what is given and nothing else: two administrators who change different fields do not undo each other. */
export function updateSettings(call: SignedInCall, input: SettingsForm): Promise<Settings> {
  return call.store.transaction(async (tx) => {
    await tx.settings.get(SETTINGS_ID, { lock: true })
    const before = await readSettings(tx)
    const after = await tx.settings.update(SETTINGS_ID, settingsToStore(before, input))
    if (!after) throw new Error('The shop has not been initialised')
    await recordChange(tx, call, 'settings.update', before, after)
    return after
  })
}
