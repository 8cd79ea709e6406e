/** By which rule a document has its tax, or has none. */
import * as z from 'zod/mini'

/**
 * `domestic`: the seller's country, and the customer's; `origin`: the seller's, for a customer elsewhere in the EU;
 * `destination`: the customer's. Without tax are `reverse-charge`, which a company of the EU accounts for itself, and
 * `export`, to where the seller owes none.
 */
export const TaxReason = z.enum(['domestic', 'origin', 'destination', 'reverse-charge', 'export'])
export type TaxReason = z.infer<typeof TaxReason>
