import type { Invoice } from '@hostfront/domain/billing/invoice'

/** Who bills, as EN 16931 asks for it. */
export interface EInvoiceSeller {
  /** ISO 3166 (BT-40). */
  readonly country: string | null
  /** The VAT number (BT-31); where there is none, that of the tax office (BT-32). */
  readonly taxId: string | null
}

/** Whether the number is one of VAT. */
export const hasVatNumber = ({ ids }: Invoice['seller']): boolean =>
  ids.some(({ kind }) => kind === 'vat')

/** As a document names its seller. */
export function eInvoiceSeller({ country, ids }: Invoice['seller']): EInvoiceSeller {
  const numbered = (kind: 'vat' | 'tax') => ids.find((id) => id.kind === kind)?.value ?? null
  return { country, taxId: numbered('vat') ?? numbered('tax') }
}
