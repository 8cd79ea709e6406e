import { Settings } from '@hostfront/domain/settings/settings'
import { procedure } from './procedure.ts'

export const settings = {
  /** The shop's public face: all of the settings are meant to be seen. */
  get: procedure('visitor', [], { reads: true }).output(Settings),
}
