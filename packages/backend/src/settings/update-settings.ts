import type { Settings } from '@hostfront/domain/settings/settings'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { SettingsForm } from '@hostfront/domain/settings/settings-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { readSettings } from './read-settings.ts'

/** Sets what is given; a group is given whole. Two administrators who change different groups do not undo each other. */
export function updateSettings(call: SignedInCall, input: SettingsForm): Promise<Settings> {
  return call.store.transaction(async (tx) => {
    await tx.settings.get(SETTINGS_ID, { lock: true })
    const before = await readSettings(tx)
    const after = await tx.settings.update(SETTINGS_ID, given(input))
    if (!after) throw new Error('The shop has not been initialised')
    await recordChange(tx, call, 'settings.update', before, after)
    return after
  })
}

/** A field that is named without a value is one that is not given. */
const given = <Form extends object>(form: Form) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Form]: Exclude<Form[Field], undefined>
  }
