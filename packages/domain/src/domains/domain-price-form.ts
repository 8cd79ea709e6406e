import * as z from 'zod/mini'
import { Extension } from './domain-name.ts'
import { DomainPrice } from './domain-price.ts'

/** A line of the price list as somebody types it. */
export const DomainPriceForm = z.extend(DomainPrice, { extension: Extension })
export type DomainPriceForm = z.infer<typeof DomainPriceForm>
