import type { OwnAttempt } from '@hostfront/contract/gateways'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useEffect, useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useMethodName } from '../../parts/use-method-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { coinWords } from '../../words/coins.ts'
import { attemptLine } from '../../words/gateways.ts'

/** Seconds after which the payment service is asked what has become of it. */
const LOOKS = [0, 3, 8, 20, 45, 90]

interface PaymentReturnProps {
  /** Of the attempt. */
  id: string
  onClose: () => void
}

/** For who comes back from a page to pay on: what has become of the payment. That they come back pays nothing. */
export function PaymentReturn({ id, onClose }: PaymentReturnProps) {
  const answer = useAnswer(['gateways', 'attempt', id], (api) => api.gateways.attempt({ id }))
  const seen = useLooks(id)
  return (
    <Dialog open onOpenChange={onClose} title="Your payment">
      <Loaded answer={answer}>
        {(attempt) => <Outcome attempt={seen ?? attempt} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

/** Has the shop ask the payment service, until it says that it is over. */
function useLooks(id: string): OwnAttempt | null {
  const [seen, setSeen] = useState<OwnAttempt | null>(null)
  const isOver = seen !== null && !isOpen(seen)
  useEffect(() => {
    if (isOver) return undefined
    const timers = LOOKS.map((seconds) => setTimeout(() => void look(), seconds * 1000))
    return () => timers.forEach((timer) => void clearTimeout(timer))

    async function look(): Promise<void> {
      try {
        const { api } = await openHost()
        setSeen(await api.gateways.look({ id }))
      } catch {
        // The next look may be answered, and what the shop is told is shown as well.
      }
    }
  }, [id, isOver])
  return seen
}

const isOpen = ({ state }: OwnAttempt): boolean => state === 'created' || state === 'pending'

function Outcome({ attempt, onClose }: { attempt: OwnAttempt; onClose: () => void }) {
  const methodName = useMethodName()
  const { amount, currency, invoiceId, number, gatewayId, url } = attempt
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted [overflow-wrap:anywhere]">
        {formatMoney(amount, currency)} for{' '}
        {invoiceId === null ? coinWords(amount) : `invoice ${number}`}, by {methodName(gatewayId)}
      </p>
      <p role="status" className="max-w-prose">
        {attemptLine(attempt)}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOpen(attempt) && url !== null ? (
          <Button onClick={() => window.location.assign(url)}>Go on paying</Button>
        ) : null}
        <Button look={isOpen(attempt) ? 'secondary' : 'primary'} onClick={onClose}>
          {isOpen(attempt) || invoiceId === null ? 'Close' : 'To my invoices'}
        </Button>
      </div>
    </div>
  )
}
