import type { Invoice } from '@hostfront/domain/billing/invoice'
import { owedOf } from '@hostfront/domain/payments/settled'
import { checkWithdrawal } from '@hostfront/domain/renewals/withdrawable'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { useNow } from '../../ui/use-now.ts'
import { CoinPayment } from './coin-payment.tsx'
import { HowToPay, type HowToPayProps } from './how-to-pay.tsx'
import { useBalance } from './use-balance.ts'
import { useIsDeclared } from './use-my-declarations.ts'
import { WithdrawRenewal } from './withdraw-renewal.tsx'

interface PayInvoiceProps
  extends Pick<HowToPayProps, 'isAsked' | 'isDeclaredElsewhere' | 'isNextSaid'> {
  invoice: Invoice
  /** Its way to pay was chosen just for it, and comes first whatever else is at hand. */
  isAsChosen?: boolean
  /** Nothing of it is what the screen is for. */
  isAside?: boolean
  /** Nothing is left to be paid. */
  onPaid: () => void
}

/** Both ways to pay an invoice: from the balance, and outside of the shop. The one that is at hand comes first. */
export function PayInvoice({
  invoice,
  onPaid,
  isAsChosen = false,
  isAside = false,
  ...rest
}: PayInvoiceProps) {
  const { billing } = useSettings()
  const now = useNow()
  const coins = useBalance()
  const isDeclared = useIsDeclared(invoice.id)
  const areCoinsFirst = coins >= owedOf(invoice) && !isAsChosen
  const first = isAside ? 'secondary' : 'primary'
  const outside = (
    <HowToPay invoice={invoice} look={areCoinsFirst ? 'secondary' : first} {...rest} />
  )
  const withCoins = (
    <CoinPayment
      total={owedOf(invoice)}
      onPay={async () => {
        const { api } = await openHost()
        await api.billing.payWithCoins({ invoiceId: invoice.id })
      }}
      onPaid={onPaid}
      message={`Invoice ${invoice.number} is paid`}
      look={areCoinsFirst ? first : 'secondary'}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      {areCoinsFirst ? (
        <>
          {withCoins}
          <div className="border-line border-t pt-5">{outside}</div>
        </>
      ) : (
        <>
          {outside}
          <div className="border-line border-t pt-5">{withCoins}</div>
        </>
      )}
      {checkWithdrawal(invoice, { last: null, isDeclared }, billing, new Date(now).toISOString())
        .ok ? (
        <WithdrawRenewal invoice={invoice} onWithdrawn={onPaid} />
      ) : null}
    </div>
  )
}
