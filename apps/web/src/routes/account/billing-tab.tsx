import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { Money } from '@hostfront/domain/money/money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { Id } from '@hostfront/domain/record'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BuyPackages, useCoinPackages } from '../../features/billing/buy-packages.tsx'
import { CoinDialog } from '../../features/billing/coin-dialog.tsx'
import { CoinLedger } from '../../features/billing/coin-ledger.tsx'
import { CoinsOnTheirWay } from '../../features/billing/coins-on-their-way.tsx'
import { DeclaredPayments } from '../../features/billing/declared-payments.tsx'
import { IHavePaid } from '../../features/billing/i-have-paid.tsx'
import { manualMethods } from '../../features/billing/manual-methods.ts'
import { MyCreditNotes } from '../../features/billing/my-credit-notes.tsx'
import { MyInvoices } from '../../features/billing/my-invoices.tsx'
import { useIsDeclaredOf, useMyDeclarations } from '../../features/billing/use-my-declarations.ts'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
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
  const { currency, features, paymentMethods } = useSettings()
  const [search, setSearch] = useSearchParams()
  const coins = Money.safeParse(Number(search.get('coins'))).data
  const returned = Id.safeParse(search.get('payment')).data
  const hasPackages = useCoinPackages().length > 0
  const hasDeclared = (useMyDeclarations().data ?? []).length > 0
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  return (
    <div className="flex flex-col gap-12">
      <Panel title="Invoices" action={<Owed />}>
        <MyInvoices />
      </Panel>
      {hasDeclared ? (
        <Panel title="Payments you told us about">
          <DeclaredPayments />
        </Panel>
      ) : null}
      <MyCreditNotes />
      <Panel
        title="Coins"
        action={
          hasPackages ? (
            <p className="text-[0.9375rem] text-muted">1 coin = {formatMoney(100, currency)}</p>
          ) : (
            <Button look="secondary" size="small" onClick={() => setIsCoinDialogOpen(true)}>
              Get coins
            </Button>
          )
        }
      >
        <div className="mb-5 grid items-stretch gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <p className="rounded-md border border-line bg-raised px-4 py-3.5 text-[0.9375rem] text-muted">
            You have{' '}
            <span className="my-1 block font-semibold text-heading text-ink">
              {coinWords(account.coins)}
              <span className="sr-only">, worth </span>
            </span>
            {formatMoney(account.coins, currency)}
            <span className="sr-only">.</span> <span aria-hidden="true">· </span>
            For orders and renewals.
          </p>
          <BuyPackages />
        </div>
        <CoinsOnTheirWay />
        <CoinLedger
          more={
            features.coinPurchase && manualMethods(paymentMethods, null).length > 0 ? (
              <IHavePaid />
            ) : null
          }
        />
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

/** How much is still asked for; what is said to be paid is not. */
function Owed() {
  const { currency } = useSettings()
  const isDeclared = useIsDeclaredOf()
  const open = (useNeeds().data ?? [])
    .map(billOf)
    .filter((invoice) => invoice !== null && !isDeclared(invoice.id))
  if (open.length === 0) return null
  const sum = open.reduce((total, invoice) => total + (invoice ? owedOf(invoice) : 0), 0)
  return (
    <p className="text-[0.9375rem] text-muted">
      {open.length} {open.length === 1 ? 'invoice' : 'invoices'},{' '}
      <span className="font-semibold text-ink">{formatMoney(sum, currency)}</span> to pay
    </p>
  )
}
