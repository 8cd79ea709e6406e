import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalText } from '../record.ts'
import { settingsFields } from './settings.ts'

/** Empty hides it. */
const typedAddress = optionalText(254).check(z.regex(/^\S+@\S+$|^$/, issue('EMAIL_INVALID')))

/** What an administrator sets, all of it or some; a group is given whole. */
export const SettingsForm = z.partial(z.object(settingsFields(optionalText, typedAddress)))
export type SettingsForm = z.infer<typeof SettingsForm>
