import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { isOfFields, type OrderProblem } from './order-problem.ts'

interface OrderProblemBoxProps {
  problem: OrderProblem
  /** The labels of the fields that are marked. */
  marked: readonly string[]
  /** Whether the account fields are those of somebody who has none yet. */
  isNew: boolean
  onGetCoins: () => void
}

export const OrderProblemBox = ({ problem, marked, isNew, onGetCoins }: OrderProblemBoxProps) => (
  <FormError>
    <p>{problem.message}</p>
    {(isOfFields(problem) || problem.remedy === 'login') && marked.length > 0 ? (
      // For the eye: each field says it to who listens, and the box would be read anew with every field.
      <p aria-hidden="true" className="mt-0.5 text-muted text-sm short:hidden">
        {marked.join(', ')}
      </p>
    ) : null}
    {problem.remedy === 'login' ? (
      <p className="mt-1 text-muted text-sm">
        {isNew ? 'Fill in who you are, or log in.' : 'Fill in your email and your password.'}
      </p>
    ) : null}
    {problem.remedy === 'coins' ? (
      <Button look="secondary" size="small" className="mt-2" onClick={onGetCoins}>
        Get coins
      </Button>
    ) : null}
  </FormError>
)
