import type { EInvoiceGap } from '@hostfront/documents/e-invoice/e-invoice-gaps'
import { listWords } from '@hostfront/domain/list-words'

/** Where it is filled in, for what is issued from then on; null: it belongs to the past. */
type GapPlace = 'shop' | 'tax' | 'client'

const GAPS: Record<EInvoiceGap, { readonly words: string; readonly place: GapPlace | null }> = {
  SELLER_NAME: { words: 'the name of the shop', place: 'shop' },
  SELLER_COUNTRY: { words: 'your country', place: 'tax' },
  SELLER_TAX_ID: { words: 'your VAT or tax number', place: 'tax' },
  SELLER_VAT_ID: {
    words:
      'your VAT number, which EN 16931 asks for where no tax is charged by reverse charge or for an export',
    place: 'tax',
  },
  BUYER_NAME: { words: 'the client’s name', place: 'client' },
  BUYER_COUNTRY: { words: 'the client’s country', place: 'client' },
  TAX_RATE: { words: 'its tax rate', place: null },
  TAX_REASON: { words: 'the reason for charging no tax', place: 'tax' },
}

/** `your country and the client’s country`. */
export const gapWords = (gaps: readonly EInvoiceGap[]): string =>
  listWords(
    gaps.map((gap) => GAPS[gap].words),
    'and',
  )

/** Each place once where a gap is filled. */
export const gapPlaces = (gaps: readonly EInvoiceGap[]): GapPlace[] => [
  ...new Set(gaps.flatMap((gap) => GAPS[gap].place ?? [])),
]
