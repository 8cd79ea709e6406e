/** What an electronic invoice by EN 16931 must say, and a document of the shop may not. */
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { eInvoiceSeller, hasVatNumber } from './e-invoice-seller.ts'
import { exemptionOf } from './exemption.ts'

export type EInvoiceGap =
  | 'SELLER_NAME'
  | 'SELLER_COUNTRY'
  | 'SELLER_TAX_ID'
  | 'SELLER_VAT_ID'
  | 'BUYER_NAME'
  | 'BUYER_COUNTRY'
  | 'TAX_RATE'
  | 'TAX_REASON'

type Told = Pick<Invoice, 'seller' | 'buyer' | 'taxBasisPoints' | 'taxReason'>

/**
 * What is missing, by the rules BR-06 to BR-11, BR-S-02, BR-AE-02, BR-G-02, BR-48 and BR-E-10 of the standard; empty where
 * nothing is. `TAX_REASON`: why no tax is charged, which nobody has written down; where it is, a VAT number has to be there.
 */
export function eInvoiceGaps({ seller, buyer, taxBasisPoints, taxReason }: Told): EInvoiceGap[] {
  const { country, taxId } = eInvoiceSeller(seller)
  const isFree = taxBasisPoints === 0
  const isReasoned = exemptionOf(taxReason) !== null
  const isExempt = isFree && isReasoned
  const isMissing: Record<EInvoiceGap, boolean> = {
    SELLER_NAME: seller.name.trim() === '',
    SELLER_COUNTRY: country === null,
    // Without tax only the VAT number will do, also where the tax office's is there.
    SELLER_TAX_ID: taxId === null && !isExempt,
    SELLER_VAT_ID: isExempt && !hasVatNumber(seller),
    BUYER_NAME: (buyer.company ?? buyer.name).trim() === '',
    BUYER_COUNTRY: buyer.country === null,
    TAX_RATE: taxBasisPoints === null,
    TAX_REASON: isFree && !isReasoned,
  }
  // Names of the record above.
  return (Object.keys(isMissing) as EInvoiceGap[]).filter((gap) => isMissing[gap])
}
