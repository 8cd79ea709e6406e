import type { Invoice } from '@hostfront/domain/billing/invoice'

/** `VAT 20%`; without its rate where that was not written down. */
export const taxWords = ({
  taxName,
  taxBasisPoints,
}: Pick<Invoice, 'taxName' | 'taxBasisPoints'>): string =>
  [taxName || 'Tax', taxBasisPoints === null ? '' : ` ${taxBasisPoints / 100}%`].join('')
