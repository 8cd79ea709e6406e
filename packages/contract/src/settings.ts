import { Settings } from '@hostfront/domain/settings/settings'
import { SettingsForm } from '@hostfront/domain/settings/settings-form'
import { procedure } from './procedure.ts'

export const settings = {
  /** The shop's public face: all of the settings are meant to be seen. */
  get: procedure('visitor', [], { reads: true, whileClosed: true }).output(Settings),
  /** Sets what is given and leaves the rest; a group (features, billing, ...) is given whole. */
  update: procedure('admin').input(SettingsForm).output(Settings),
}
