/** What an electronic invoice by EN 16931 must say, and a document of the shop may not. */
import type { Invoice } from '@hostfront/domain/billing/invoice'

/** Of the shop, beyond what its documents hold. */
export interface EInvoiceSeller {
  /** ISO 3166. */
  readonly country: string | null
  readonly taxId: string | null
}

export type EInvoiceGap =
  | 'SELLER_NAME'
  | 'SELLER_COUNTRY'
  | 'SELLER_TAX_ID'
  | 'BUYER_NAME'
  | 'BUYER_COUNTRY'
  | 'TAX_RATE'
  | 'TAX_REASON'

type Told = Pick<Invoice, 'seller' | 'buyer' | 'taxBasisPoints' | 'tax'>

/**
 * What is missing, by the rules BR-06 to BR-11, BR-S-02, BR-48 and BR-E-10 of the standard; empty where nothing is.
 * `TAX_REASON`: why no tax is charged, which nobody has written down.
 */
export function eInvoiceGaps(told: Told, seller: EInvoiceSeller): EInvoiceGap[] {
  const { buyer, taxBasisPoints } = told
  const isMissing: Record<EInvoiceGap, boolean> = {
    SELLER_NAME: told.seller.name.trim() === '',
    SELLER_COUNTRY: seller.country === null,
    SELLER_TAX_ID: seller.taxId === null,
    BUYER_NAME: (buyer.company ?? buyer.name).trim() === '',
    BUYER_COUNTRY: buyer.country === null,
    TAX_RATE: taxBasisPoints === null,
    TAX_REASON: taxBasisPoints === 0,
  }
  // Names of the record above.
  return (Object.keys(isMissing) as EInvoiceGap[]).filter((gap) => isMissing[gap])
}
