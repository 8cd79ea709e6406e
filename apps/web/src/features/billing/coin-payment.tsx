import { coinWords, formatCoins } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import { refreshSession } from '../../host/session.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CoinDialog } from './coin-dialog.tsx'
import { useBalance } from './use-balance.ts'

interface CoinPaymentProps {
  /** Minor units. */
  total: number
  onPay: () => Promise<unknown>
  onPaid: () => void
  /** What is said once it is done. */
  message: string
  /** Of the button that pays. */
  look?: ButtonLook
}

/** Pays from the balance, where that covers it; else says what is missing, and where it comes from. */
export function CoinPayment({ total, onPay, onPaid, message, look = 'primary' }: CoinPaymentProps) {
  const coins = useBalance()
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)

  async function pay(): Promise<void> {
    await onPay()
    // It is paid, whether or not the balance can be read: a failure here must not offer to pay again.
    await refreshSession().catch(() => undefined)
    void toast(message)
    onPaid()
  }

  if (coins < total) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          With coins: {formatCoins(total)} needed, you have {formatCoins(coins)}.
        </p>
        <Button
          look="secondary"
          className="max-sm:w-full"
          onClick={() => setIsCoinDialogOpen(true)}
        >
          Get coins
        </Button>
        <CoinDialog open={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-muted">You have {coinWords(coins)}.</p>
      <ActionButton look={look} onAct={pay}>
        Pay {coinWords(total)}
      </ActionButton>
    </div>
  )
}
