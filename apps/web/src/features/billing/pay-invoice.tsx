import type { Invoice } from '@hostfront/domain/billing/invoice'
import { owedOf } from '@hostfront/domain/payments/settled'
import { checkWithdrawal } from '@hostfront/domain/renewals/withdrawable'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { useNow } from '../../ui/use-now.ts'
import { CoinPayment } from './coin-payment.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { useBalance } from './use-balance.ts'
import { WithdrawRenewal } from './withdraw-renewal.tsx'

interface PayInvoiceProps {
  invoice: Invoice
  /** Nothing is left to be paid. */
  onPaid: () => void
}

/** Both ways to pay an invoice: from the balance, and outside of the shop. The one that is at hand comes first. */
export function PayInvoice({ invoice, onPaid }: PayInvoiceProps) {
  const { billing } = useSettings()
  const now = useNow()
  const coins = useBalance()
  const withCoins = (
    <CoinPayment
      total={owedOf(invoice)}
      onPay={async () => {
        const { api } = await openHost()
        await api.billing.payWithCoins({ invoiceId: invoice.id })
      }}
      onPaid={onPaid}
      message={`Invoice ${invoice.number} is paid`}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      {coins >= owedOf(invoice) ? (
        <>
          {withCoins}
          <div className="border-line border-t pt-5">
            <HowToPay invoice={invoice} />
          </div>
        </>
      ) : (
        <>
          <HowToPay invoice={invoice} />
          <div className="border-line border-t pt-5">{withCoins}</div>
        </>
      )}
      {checkWithdrawal(invoice, null, billing, new Date(now).toISOString()).ok ? (
        <WithdrawRenewal invoice={invoice} onWithdrawn={onPaid} />
      ) : null}
    </div>
  )
}
