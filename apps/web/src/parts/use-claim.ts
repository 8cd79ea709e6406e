import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { useSettings } from '../host/settings.ts'

type Storefront = PublicSettings['storefront']
type Claim = {
  [Name in keyof Storefront]: Storefront[Name] extends boolean ? Name : never
}[keyof Storefront]

/** Whether pages say it. Without the defaults, which would be loaded with every page: the seed says all of it (use-storefront.ts). */
export const useClaim = (claim: Claim): boolean => useSettings().storefront?.[claim] !== false
