import { formatCoins } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import { CoinDialog } from '../../features/billing/coin-dialog.tsx'
import { CoinLedger } from '../../features/billing/coin-ledger.tsx'
import { MyInvoices } from '../../features/billing/my-invoices.tsx'
import type { Account } from '../../host/host.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

export function BillingTab({ account }: { account: Account }) {
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  return (
    <div className="flex flex-col gap-12">
      <Panel title="Invoices">
        <MyInvoices />
      </Panel>
      <Panel
        title={`Coins: ${formatCoins(account.coins)}`}
        action={
          <Button look="secondary" size="small" onClick={() => setIsCoinDialogOpen(true)}>
            Get coins
          </Button>
        }
      >
        <CoinLedger />
      </Panel>
      <CoinDialog open={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
    </div>
  )
}
