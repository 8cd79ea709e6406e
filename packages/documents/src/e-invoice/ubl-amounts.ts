import type { Invoice } from '@hostfront/domain/billing/invoice'
import { toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { withWrittenDays } from '../sheet/document-days.ts'
import { exemptionOf } from './exemption.ts'
import { group, text } from './xml.ts'

type Rated = Pick<Invoice, 'taxBasisPoints' | 'taxReason'>
type Taxed = Rated & Pick<Invoice, 'subtotal' | 'tax' | 'total'>

/** How an invoice and a credit note call what they have alike. */
export interface LineNames {
  readonly line: 'cac:InvoiceLine' | 'cac:CreditNoteLine'
  readonly quantity: 'cbc:InvoicedQuantity' | 'cbc:CreditedQuantity'
}

const amount = (name: string, minor: number, currency: Currency): string =>
  text(name, toDecimal(minor), { currencyID: currency })

/** Where no tax is charged, why is known (`eInvoiceGaps`); it is said once, with the sums. */
function taxCategory(name: string, { taxBasisPoints, taxReason }: Rated, isSum = false): string {
  const exemption = taxBasisPoints === 0 ? exemptionOf(taxReason) : null
  return group(name, [
    text('cbc:ID', exemption?.category ?? 'S'),
    text('cbc:Percent', String((taxBasisPoints ?? 0) / 100)),
    isSum && exemption ? text('cbc:TaxExemptionReasonCode', exemption.code) : null,
    isSum && exemption ? text('cbc:TaxExemptionReason', exemption.words) : null,
    group('cac:TaxScheme', [text('cbc:ID', 'VAT')]),
  ])
}

/** BG-23: one rate, so one subtotal. */
export const taxTotal = (taxed: Taxed, currency: Currency): string =>
  group('cac:TaxTotal', [
    amount('cbc:TaxAmount', taxed.tax, currency),
    group('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', taxed.subtotal, currency),
      amount('cbc:TaxAmount', taxed.tax, currency),
      taxCategory('cac:TaxCategory', taxed, true),
    ]),
  ])

/** BG-22. `prepaid`: what has been paid of it. */
export const monetaryTotal = (
  { subtotal, total }: Taxed,
  prepaid: number,
  currency: Currency,
): string =>
  group('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', subtotal, currency),
    amount('cbc:TaxExclusiveAmount', subtotal, currency),
    amount('cbc:TaxInclusiveAmount', total, currency),
    prepaid > 0 ? amount('cbc:PrepaidAmount', prepaid, currency) : null,
    amount('cbc:PayableAmount', total - prepaid, currency),
  ])

/** UN/ECE recommendation 20; what is sold by the piece is one of it. */
const UNIT_CODES = { day: 'DAY', month: 'MON', year: 'ANN' } as const

/**
 * BG-25. A price is never negative (BR-27): what takes something off is so much less of it. It is that of the whole
 * quantity (BT-149), as a third of an amount may be no amount.
 */
export const documentLines = (
  { lines, ...rated }: Rated & Pick<Invoice, 'lines'>,
  { line, quantity }: LineNames,
  currency: Currency,
): string[] =>
  lines.map(({ description, amount: net, quantity: billed, period }, at) => {
    const count = String(billed?.count ?? 1)
    const unit = { unitCode: billed ? UNIT_CODES[billed.unit] : 'C62' }
    return group(line, [
      text('cbc:ID', String(at + 1)),
      text(quantity, net < 0 ? `-${count}` : count, unit),
      amount('cbc:LineExtensionAmount', net, currency),
      period
        ? group('cac:InvoicePeriod', [
            text('cbc:StartDate', period.from),
            text('cbc:EndDate', period.to),
          ])
        : null,
      group('cac:Item', [
        text('cbc:Name', withWrittenDays(description) || 'Service'),
        taxCategory('cac:ClassifiedTaxCategory', rated),
      ]),
      group('cac:Price', [
        amount('cbc:PriceAmount', Math.abs(net), currency),
        text('cbc:BaseQuantity', count, unit),
      ]),
    ])
  })
