import type { Capabilities } from '@hostfront/contract/shop'
import { liveValue } from './live-value.ts'

/** What every edition can do: a page is made with it, and offers more once the shop has said so. */
const LEAST: Capabilities = { mail: false, secondFactor: false, apiKeys: false, secrets: false }

/** What this edition of the shop can do; screens offer nothing else. */
export const useCapabilities = liveValue<Capabilities>(
  LEAST,
  (api) => api.shop.capabilities(),
  'capabilities',
)
