import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Currency } from '@hostfront/domain/money/money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { transferCode } from '@hostfront/domain/payments/transfer-code'
import { QrCode } from '../../parts/qr-code.tsx'

interface TransferCodeProps {
  /** Where the money goes, as the operator typed it. */
  account: string
  invoice: Invoice
  currency: Currency
}

/** The transfer as a code for a banking app; nothing where no scheme has one. */
export function TransferCode({ account, invoice, currency }: TransferCodeProps) {
  const text = transferCode({
    account,
    payee: invoice.seller.name,
    amount: owedOf(invoice),
    currency,
    reference: invoice.number,
  })
  if (!text) return null
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={text} label="QR code of the bank transfer" isSafer />
      <p className="min-w-48 flex-1 text-[0.9375rem] text-muted">
        Scan it with your banking app: account, amount and reference are filled in. Check them, and
        confirm.
      </p>
    </div>
  )
}
