import { furtherLocations } from '@hostfront/domain/options/locations-elsewhere'
import { useOrderOptions } from '../host/order-options.ts'
import { useStorefront } from './use-storefront.ts'

/** Where else than at the place that pages name a server can be ordered, as a list in words; empty for nowhere. */
export const useFurtherLocations = (): string =>
  furtherLocations(useStorefront().place, useOrderOptions()).join(', ')
