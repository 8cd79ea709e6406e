import type { Invoice } from '@hostfront/domain/billing/invoice'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { toast } from '../../ui/toast.ts'

interface WithdrawRenewalProps {
  invoice: Invoice
  onWithdrawn: () => void
}

/** Takes back a renewal that was billed ahead. */
export function WithdrawRenewal({ invoice, onWithdrawn }: WithdrawRenewalProps) {
  async function withdraw(): Promise<void> {
    const { api } = await openHost()
    await api.billing.withdrawRenewal({ invoiceId: invoice.id })
    void toast(`Invoice ${invoice.number} is withdrawn`)
    onWithdrawn()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5">
      <p className="text-muted">Changed your mind? Nothing has to be paid then.</p>
      <ActionButton look="secondary" onAct={withdraw}>
        Withdraw invoice
      </ActionButton>
    </div>
  )
}
