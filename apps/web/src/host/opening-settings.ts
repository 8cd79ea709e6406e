import { TRIAL_SETTINGS } from '@hostfront/domain/settings/trial-settings'

/** What pages go by until the shop has opened: a shop in the browser opens to be tried. */
export const OPENING_SETTINGS = TRIAL_SETTINGS
