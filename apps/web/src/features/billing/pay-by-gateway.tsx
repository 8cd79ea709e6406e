import { formatMoney } from '@hostfront/domain/money/format-money'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../parts/action-button.tsx'

interface PayByGatewayProps {
  /** What is paid; null: coins are bought. */
  invoiceId: string | null
  /** Minor units. */
  amount: number
  method: PublicMethod
}

/** Leads to the page on which an invoice, or coins, are paid at once. */
export function PayByGateway({ invoiceId, amount, method }: PayByGatewayProps) {
  const { currency } = useSettings()

  async function pay(): Promise<void> {
    const { api } = await openHost()
    const paymentMethod = method.id
    const { url } =
      invoiceId === null
        ? await api.gateways.buyCoins({ amount, paymentMethod })
        : await api.gateways.pay({ invoiceId, paymentMethod })
    window.location.assign(url)
    // Busy until the page is left.
    await new Promise(() => undefined)
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-muted">
        You pay on a page of the payment service and come back here. We never see your card.
      </p>
      <ActionButton onAct={pay}>
        {`Pay ${formatMoney(amount, currency)} by ${method.name}`}
      </ActionButton>
    </div>
  )
}
