import { filledQuestions } from '@hostfront/domain/settings/filled-questions'
import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import { OPENING_SETTINGS } from '#opening-settings'
import { liveValue } from './live-value.ts'

/** What pages show until the shop has opened, and what they are made with. */
export const OPENING_QUESTIONS: readonly ShopQuestion[] = filledQuestions(
  OPENING_SETTINGS,
  OPENING_SETTINGS.paymentMethods,
)

/** What buyers ask, as the shop answers it. */
export const useQuestions = liveValue<readonly ShopQuestion[]>(
  OPENING_QUESTIONS,
  (api) => api.settings.questions(),
  'questions',
)
