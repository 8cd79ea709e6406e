import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import { useSettings } from '../host/settings.ts'

/** What pages say of the servers. */
export const useStorefront = (): PublicSettings['storefront'] =>
  useSettings().storefront ?? SEED_STOREFRONT
