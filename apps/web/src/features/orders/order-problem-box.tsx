import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { OrderProblem } from './order-problem.ts'

interface OrderProblemBoxProps {
  problem: OrderProblem
  /** Whether the account fields are those of somebody who has none yet. */
  isNew: boolean
  onGetCoins: () => void
}

export const OrderProblemBox = ({
  problem: { message, remedy },
  isNew,
  onGetCoins,
}: OrderProblemBoxProps) => (
  <FormError>
    <p>{message}</p>
    {remedy === 'login' ? (
      <p className="mt-1 text-muted text-sm">
        {isNew ? 'Fill in who you are, or log in.' : 'Fill in your email and your password.'}
      </p>
    ) : null}
    {remedy === 'coins' ? (
      <Button look="secondary" size="small" className="mt-2" onClick={onGetCoins}>
        Get coins
      </Button>
    ) : null}
  </FormError>
)
