import { customerCode } from '@hostfront/domain/accounts/customer-code'
import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { lazy, Suspense, useState } from 'react'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { MethodTiles } from '../../parts/method-tiles.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IHavePaid } from './i-have-paid.tsx'
import { MethodInstructions } from './method-instructions.tsx'
import { TransferFact, TransferFacts } from './transfer-facts.tsx'

/** Loaded where a gateway takes the money. */
const PayByGateway = lazy(() =>
  loadPart(async () => ({ default: (await import('./pay-by-gateway.tsx')).PayByGateway })),
)

interface BuyCoinsProps {
  account: Account
  /** Hundredths of a coin. */
  coins: number
  onClose: () => void
}

/** How so many coins are paid for, and where one says that they are. Mount it to open it. */
export function BuyCoins({ account, coins, onClose }: BuyCoinsProps) {
  const { currency, paymentMethods } = useSettings()
  const offered = offeredMethods(paymentMethods, account.country)
  const [picked, setPicked] = useState('')
  // The ways to pay may come after the dialog, where its address is opened at once.
  const chosen = offered.find(({ id }) => id === picked) ?? offered[0]
  const byHand = chosen?.kind === 'manual' ? chosen : undefined
  const price = formatMoney(coins, currency)
  const reference = customerCode(account.id)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Buy ${coinWords(coins)}`}
      description={
        byHand
          ? `Pay ${price}, then tell us. Once it has arrived, the coins are in your balance.`
          : `Pay ${price} online. Once it has arrived, mostly at once, the coins are in your balance.`
      }
    >
      <div className="flex flex-col gap-4">
        <TransferFacts amount={coins} currency={currency} isTold={!byHand}>
          <TransferFact name="Balance">
            {coinWords(account.coins)} now, {coinWords(account.coins + coins)} then
          </TransferFact>
        </TransferFacts>
        <MethodTiles offered={offered} value={chosen?.id ?? ''} onChange={setPicked} />
        {chosen?.kind === 'gateway' ? (
          <Suspense>
            <PayByGateway invoiceId={null} amount={coins} method={chosen} />
          </Suspense>
        ) : null}
        {byHand ? (
          <MethodInstructions
            method={byHand}
            values={{ amount: price, reference, due: 'a day of your choice' }}
          />
        ) : null}
        {byHand && byHand.instructions !== TRIAL_INSTRUCTIONS ? (
          <p className="max-w-prose text-muted">
            Enter exactly this amount and quote the reference.
          </p>
        ) : null}
        {byHand ? (
          <div className="flex flex-col items-start gap-2">
            <IHavePaid coins={coins} method={byHand.id} look="primary" onDeclared={onClose} />
            <p className="max-w-prose text-muted text-sm">
              Press it once you have paid. Our team looks whether the money has arrived; until then
              Billing says that the coins are on their way.
            </p>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
