import { Money } from '@hostfront/domain/money/money'
import { Id } from '@hostfront/domain/record'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BuyPackages, useCoinPackages } from '../../features/billing/buy-packages.tsx'
import { CoinDialog } from '../../features/billing/coin-dialog.tsx'
import { CoinLedger } from '../../features/billing/coin-ledger.tsx'
import { CoinsOnTheirWay } from '../../features/billing/coins-on-their-way.tsx'
import { DeclaredPayments } from '../../features/billing/declared-payments.tsx'
import { IHavePaid } from '../../features/billing/i-have-paid.tsx'
import { MyCreditNotes } from '../../features/billing/my-credit-notes.tsx'
import { MyInvoices } from '../../features/billing/my-invoices.tsx'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { coinWorth } from '../../words/coins.ts'
import { billOf } from '../../words/needs.ts'

/** Loaded when coins are bought. */
const BuyCoins = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/buy-coins.tsx')).BuyCoins,
  })),
)

/** Loaded for who comes back from the page of a gateway. */
const PaymentReturn = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/payment-return.tsx')).PaymentReturn,
  })),
)

export function BillingTab({ account }: { account: Account }) {
  const { currency, features } = useSettings()
  const [search, setSearch] = useSearchParams()
  const coins = Money.safeParse(Number(search.get('coins'))).data
  const returned = Id.safeParse(search.get('payment')).data
  const owes = useNeeds().data?.some((need) => billOf(need)) ?? true
  const hasPackages = useCoinPackages().length > 0
  const canDeclare = owes || features.coinPurchase
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  return (
    <div className="flex flex-col gap-12">
      <Panel title="Invoices">
        <MyInvoices />
      </Panel>
      <Panel
        title="Declared payments"
        action={canDeclare ? <IHavePaid isForCoins={!owes} /> : null}
      >
        {canDeclare ? (
          <p className="-mt-2 mb-4 max-w-prose text-muted">
            Paid by transfer or wallet? Tell us, and see here what becomes of it.
          </p>
        ) : null}
        <DeclaredPayments />
      </Panel>
      <MyCreditNotes />
      <Panel
        title="Coins"
        action={
          hasPackages ? null : (
            <Button look="secondary" size="small" onClick={() => setIsCoinDialogOpen(true)}>
              Get coins
            </Button>
          )
        }
      >
        <p className="-mt-2 mb-4 max-w-prose text-muted">
          You have {coinWorth(account.coins, currency)}: that is your account credit.
        </p>
        <CoinsOnTheirWay />
        <BuyPackages />
        <CoinLedger />
      </Panel>
      <CoinDialog open={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
      {coins && features.coinPurchase ? (
        <Suspense>
          <BuyCoins
            account={account}
            coins={coins}
            onClose={() =>
              setSearch({ tab: 'billing' }, { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
      {returned ? (
        <Suspense>
          <PaymentReturn
            id={returned}
            onClose={() =>
              setSearch({ tab: 'billing' }, { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
    </div>
  )
}
