import type { Invoice } from '@hostfront/domain/billing/invoice'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { manualMethods } from './manual-methods.ts'

/** Loaded when it is opened. */
const DeclarePayment = lazy(() =>
  loadPart(async () => ({
    default: (await import('./declare-payment.tsx')).DeclarePayment,
  })),
)

const ASIDE =
  'font-normal text-muted underline decoration-edge underline-offset-4 hover:text-ink sm:-me-3 @max-xl:-mb-2'

interface IHavePaidProps {
  /** What was paid; without one coins were, unless an open one is chosen in their place. */
  invoice?: Invoice
  /** The coins that were bought, in hundredths; 0: not known. */
  coins?: number
  /** The way that was taken, as far as it is known. */
  method?: string | undefined
  look?: ButtonLook
  /** Beside the button that pays it: a link, so that one of the two is to be pressed. */
  isAside?: boolean
  onDeclared?: () => void
}

/** For who has paid outside of the shop: says so to the team. Nothing where nobody can pay so. */
export function IHavePaid({
  invoice,
  coins = 0,
  method,
  look = 'secondary',
  isAside = false,
  onDeclared,
}: IHavePaidProps) {
  const { paymentMethods } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  if (manualMethods(paymentMethods, invoice?.buyer.country ?? null).length === 0) return null
  return (
    <>
      {invoice || coins > 0 ? (
        <Button
          look={isAside ? 'quiet' : look}
          size={look === 'primary' ? 'medium' : 'small'}
          className={isAside ? ASIDE : look === 'primary' ? 'max-sm:grow' : ''}
          aria-label={invoice ? `I have paid invoice ${invoice.number}` : undefined}
          onClick={() => setIsOpen(true)}
        >
          I have paid
        </Button>
      ) : (
        // Beside what the screen is for, and seldom needed: it looks like a link in its sentence.
        <button type="button" className="text-button" onClick={() => setIsOpen(true)}>
          I have paid for coins
        </button>
      )}
      {isOpen ? (
        <Suspense>
          <DeclarePayment
            invoice={invoice ?? null}
            coins={coins}
            method={method}
            onClose={() => setIsOpen(false)}
            onDeclared={onDeclared}
          />
        </Suspense>
      ) : null}
    </>
  )
}
