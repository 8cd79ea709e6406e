import type { OfferedOption } from '@hostfront/domain/options/order-option'
import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { liveValue } from './live-value.ts'

/** What customers are asked for with a plan, by position. */
export const useOrderOptions = liveValue<readonly OfferedOption[]>(
  SEED_OPTIONS,
  (api) => api.options.onSale(),
  'options',
)
