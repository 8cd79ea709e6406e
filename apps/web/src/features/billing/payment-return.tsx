import type { OwnAttempt } from '@hostfront/contract/own-attempt'
import { isOpenAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { byWay } from '@hostfront/domain/payments/recorded-ways'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useMethodName } from '../../parts/use-method-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { coinWorth } from '../../words/coins.ts'
import { attemptLine } from '../../words/gateways.ts'
import { useBalance } from './use-balance.ts'
import { usePaymentLooks } from './use-payment-looks.ts'

interface PaymentReturnProps {
  /** Of the attempt. */
  id: string
  onClose: () => void
}

/** For who comes back from a page to pay on: what has become of the payment. That they come back pays nothing. */
export function PaymentReturn({ id, onClose }: PaymentReturnProps) {
  const answer = useAnswer(['gateways', 'attempt', id], (api) => api.gateways.attempt({ id }))
  const seen = usePaymentLooks(id)
  return (
    <Dialog open onOpenChange={onClose} title="Your payment">
      <Loaded answer={answer}>
        {(attempt) => <Outcome attempt={seen ?? attempt} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function Outcome({ attempt, onClose }: { attempt: OwnAttempt; onClose: () => void }) {
  const methodName = useMethodName()
  const coins = useBalance()
  const { amount, currency, invoiceId, number, gatewayId, url } = attempt
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted [overflow-wrap:anywhere]">
        {formatMoney(amount, currency)} for{' '}
        {invoiceId === null ? coinWords(amount) : `invoice ${number}`},{' '}
        {byWay(methodName(gatewayId))}
      </p>
      <p role="status" className="max-w-prose">
        {attemptLine(attempt)}
      </p>
      {invoiceId === null && attempt.state === 'succeeded' ? (
        <p className="max-w-prose">
          You have {coinWorth(coins, currency)}. Your balance is at the top of every page, and
          Billing lists each of its changes.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isOpenAttempt(attempt) && url !== null ? (
          <Button onClick={() => window.location.assign(url)}>Go on paying</Button>
        ) : null}
        <Button look={isOpenAttempt(attempt) ? 'secondary' : 'primary'} onClick={onClose}>
          {isOpenAttempt(attempt) || invoiceId === null ? 'Close' : 'To my invoices'}
        </Button>
      </div>
    </div>
  )
}
