import type { Invoice } from '@hostfront/domain/billing/invoice'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'

/** Loaded when it is opened. */
const DeclarePayment = lazy(() =>
  loadPart(async () => ({
    default: (await import('./declare-payment.tsx')).DeclarePayment,
  })),
)

interface IHavePaidProps {
  /** What was paid; without one it is chosen from those that are open. */
  invoice?: Invoice
  /** Coins were paid for, unless an invoice is chosen in their place. */
  isForCoins?: boolean
  /** Coins that were bought, in hundredths; then no invoice is paid. */
  coins?: number
  /** The way that was taken, as far as it is known. */
  method?: string | undefined
  look?: ButtonLook
  onDeclared?: () => void
}

/** For who has paid outside of the shop: says so to the team. */
export function IHavePaid({
  invoice,
  isForCoins = false,
  coins = 0,
  method,
  look = 'secondary',
  onDeclared,
}: IHavePaidProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        size={look === 'primary' ? 'medium' : 'small'}
        className={look === 'primary' ? 'max-sm:w-full' : ''}
        aria-label={invoice ? `I have paid invoice ${invoice.number}` : undefined}
        onClick={() => setIsOpen(true)}
      >
        {isForCoins ? 'I have paid for coins' : 'I have paid'}
      </Button>
      {isOpen ? (
        <Suspense>
          <DeclarePayment
            invoice={invoice ?? null}
            coins={coins}
            isForCoins={isForCoins}
            method={method}
            onClose={() => setIsOpen(false)}
            onDeclared={onDeclared}
          />
        </Suspense>
      ) : null}
    </>
  )
}
