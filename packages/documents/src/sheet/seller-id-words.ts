import type { SellerId } from '@hostfront/domain/billing/seller-ids'

const NAMES: Readonly<Record<SellerId['kind'], string>> = {
  vat: 'VAT ID',
  ice: 'ICE',
  tax: 'Tax number',
  register: 'Register',
  tp: 'TP',
}

/** As Moroccan papers call them. */
const MOROCCAN: Partial<typeof NAMES> = { tax: 'IF', register: 'RC' }

/** A number as a document of a seller in `country` (ISO 3166) names it: `ICE 001234567000062`. */
export const sellerIdWords = ({ kind, value }: SellerId, country: string | null): string =>
  `${(country === 'MA' ? MOROCCAN[kind] : undefined) ?? NAMES[kind]} ${value}`
