import { useState } from 'react'
import { CoinDialog } from '../../features/billing/coin-dialog.tsx'
import { CoinLedger } from '../../features/billing/coin-ledger.tsx'
import { MyInvoices } from '../../features/billing/my-invoices.tsx'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { coinWorth } from '../../words/coins.ts'

export function BillingTab({ account }: { account: Account }) {
  const { currency } = useSettings()
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  return (
    <div className="flex flex-col gap-12">
      <Panel title="Invoices">
        <MyInvoices />
      </Panel>
      <Panel
        title="Coins"
        action={
          <Button look="secondary" size="small" onClick={() => setIsCoinDialogOpen(true)}>
            Get coins
          </Button>
        }
      >
        <p className="-mt-2 mb-4 max-w-prose text-muted">
          You have {coinWorth(account.coins, currency)}: that is your account credit.
        </p>
        <CoinLedger />
      </Panel>
      <CoinDialog open={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
    </div>
  )
}
