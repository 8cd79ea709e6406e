import { settings } from '@hostfront/contract/settings'
import { bind } from '../access/bind.ts'
import { late } from '../access/late.ts'
import { getPublicSettings } from '../settings/public-settings.ts'
import { getSettings } from '../settings/read-settings.ts'

export const procedures = bind(settings, {
  get: getPublicSettings,
  questions: late(async () => (await import('../settings/shop-questions.ts')).shopQuestions),
  legalText: late(async () => (await import('../settings/legal-text.ts')).legalText),
  getAll: getSettings,
  update: late(async () => (await import('../settings/update-settings.ts')).updateSettings),
})
