/** What an invoice and a credit note say in the same way. */
import { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { addressLines } from './address-lines.ts'
import { withWrittenDays } from './document-days.ts'
import { quantityWords } from './quantity-words.ts'
import { secondSums } from './second-words.ts'
import { sellerIdWords } from './seller-id-words.ts'
import type { Sheet, SheetSum } from './sheet.ts'
import { taxReasonWords, taxWords } from './tax-words.ts'
import { withCountry } from './with-country.ts'

type Billed = Pick<
  Invoice,
  | 'createdAt'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'subtotal'
  | 'tax'
  | 'taxName'
  | 'taxBasisPoints'
  | 'taxReason'
  | 'total'
  | 'secondRate'
>

/** Who, what and how much. */
export function sheetParts(
  billed: Billed,
  currency: Currency,
): Pick<Sheet, 'issuedAt' | 'seller' | 'buyer' | 'lines' | 'sums' | 'notes'> {
  const money = (amount: number) => formatMoney(amount, currency)
  return {
    issuedAt: billed.createdAt,
    seller: sellerLines(billed.seller),
    buyer: buyerLines(billed.buyer),
    lines: billed.lines.map((line) => ({
      text: withWrittenDays(line.description),
      quantity: quantityWords(line),
      amount: money(line.amount),
    })),
    sums: [
      sum('Subtotal', money(billed.subtotal)),
      ...(billed.tax > 0 ? [sum(taxWords(billed), money(billed.tax))] : []),
      { text: 'Total', amount: money(billed.total), isTotal: true },
      ...secondSums(billed, currency),
    ],
    notes: [taxReasonWords(billed) ?? []].flat(),
  }
}

const sum = (text: string, amount: string): SheetSum => ({ text, amount, isTotal: false })

function sellerLines(seller: Invoice['seller']): string[] {
  // Databases answer a document as it was written: those of before have neither country nor numbers.
  const { name, address, email, country, ids } = Invoice.shape.seller.parse(seller)
  return [
    name,
    ...withCountry(address.split('\n'), country),
    email,
    ...ids.map((id) => sellerIdWords(id, country)),
  ].filter((line) => line.trim() !== '')
}

const buyerLines = (buyer: Invoice['buyer']): string[] => {
  const { name, company, country, taxId } = buyer
  return [
    ...(company ? [company] : []),
    name,
    ...withCountry(addressLines(buyer), country),
    ...(taxId ? [`Tax ID ${taxId}`] : []),
  ]
}
