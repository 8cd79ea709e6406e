import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'

/** What pages go by until the server has answered: nothing that its operator may not have set. */
export const OPENING_SETTINGS = DEFAULT_SETTINGS
