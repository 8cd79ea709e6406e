import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'

/** Why the order cannot be placed, and what may help. */
export interface OrderProblem {
  readonly message: string
  readonly remedy?: 'login' | 'coins'
}

interface OrderProblemBoxProps {
  problem: OrderProblem
  /** The plan chosen in the form: after login the form opens with it. */
  planId: string
  onGetCoins: () => void
}

export function OrderProblemBox({ problem, planId, onGetCoins }: OrderProblemBoxProps) {
  const { pathname } = useLocation()
  const back = `${pathname}?order=${encodeURIComponent(planId)}`
  return (
    <FormError>
      <p>{problem.message}</p>
      {problem.remedy === 'login' ? (
        <p className="mt-1">
          <Link
            to={`/login?next=${encodeURIComponent(back)}`}
            className="text-accent-ink underline underline-offset-4"
          >
            Login
          </Link>{' '}
          <span className="text-muted">What you typed is kept.</span>
        </p>
      ) : null}
      {problem.remedy === 'coins' ? (
        <Button look="secondary" size="small" className="mt-2" onClick={onGetCoins}>
          Get coins
        </Button>
      ) : null}
    </FormError>
  )
}
