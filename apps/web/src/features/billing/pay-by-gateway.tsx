import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { owedOf } from '@hostfront/domain/payments/settled'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../parts/action-button.tsx'

interface PayByGatewayProps {
  invoice: Invoice
  method: PublicMethod
}

/** Leads to the page on which an invoice is paid at once. */
export function PayByGateway({ invoice, method }: PayByGatewayProps) {
  const { currency } = useSettings()

  async function pay(): Promise<void> {
    const { api } = await openHost()
    const asked = { invoiceId: invoice.id, paymentMethod: method.id }
    const { url } = await api.gateways.pay(asked)
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
        {`Pay ${formatMoney(owedOf(invoice), currency)} by ${method.name}`}
      </ActionButton>
    </div>
  )
}
