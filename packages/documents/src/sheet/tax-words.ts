import type { Invoice } from '@hostfront/domain/billing/invoice'

/** Why there is no tax, as a document has to say it; null where there is one, or nobody has written down why. */
export function taxReasonWords({
  taxName,
  taxReason,
}: Pick<Invoice, 'taxName' | 'taxReason'>): string | null {
  if (taxReason === 'reverse-charge') {
    return `Reverse charge: the customer accounts for the ${taxName || 'tax'} (Article 196 of Directive 2006/112/EC).`
  }
  return taxReason === 'export' ? `Export of services: no ${taxName || 'tax'} is charged.` : null
}

/** `VAT 20%`; without its rate where that was not written down. */
export const taxWords = ({
  taxName,
  taxBasisPoints,
}: Pick<Invoice, 'taxName' | 'taxBasisPoints'>): string =>
  [taxName || 'Tax', taxBasisPoints === null ? '' : ` ${taxBasisPoints / 100}%`].join('')
