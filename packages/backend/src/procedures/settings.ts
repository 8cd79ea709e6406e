import { settings } from '@hostfront/contract/settings'
import { bind } from '../access/bind.ts'
import { late } from '../access/late.ts'
import { getPublicSettings } from '../settings/public-settings.ts'
import { getSettings } from '../settings/read-settings.ts'

export const procedures = bind(settings, {
  get: getPublicSettings,
  getAll: getSettings,
  update: late(async () => (await import('../settings/update-settings.ts')).updateSettings),
})
