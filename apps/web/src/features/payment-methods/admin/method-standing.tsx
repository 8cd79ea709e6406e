import { hasDetails, isOffered } from '@hostfront/domain/payments/offered-methods'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { isOnTrial } from '@hostfront/domain/payments/seed-methods'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { generalInstructions } from '../../../words/general-instructions.ts'

interface Standing {
  readonly tone: BadgeTone
  readonly name: string
  /** What that means for customers, unless it is what they read of the method itself. */
  readonly means: string | null
}

const UNSET = 'No instructions yet'

/** Staff have not said yet how it is paid. */
export const isUnset = (method: PaymentMethod): boolean =>
  method.kind === 'manual' && (isOnTrial(method) || !hasDetails(method))

/** How it stands with one way to pay. */
function standingOf(method: PaymentMethod): Standing {
  if (isOnTrial(method)) {
    return {
      tone: 'warn',
      name: 'On trial',
      means: UNSET,
    }
  }
  if (isOffered(method)) return { tone: 'ok', name: 'Offered', means: PAID_HERE[method.kind] }
  if (method.isOn) {
    return { tone: 'due', name: 'Not set', means: `${UNSET}, so not offered` }
  }
  return { tone: 'neutral', name: 'Off', means: isUnset(method) ? UNSET : null }
}

/** How is paid what nobody has to describe. */
const PAID_HERE: Record<PaymentMethod['kind'], string | null> = {
  coins: 'From the balance, at once.',
  gateway: 'On a page of the payment service, at once.',
  manual: null,
}

export function MethodState({ method }: { method: PaymentMethod }) {
  const { tone, name } = standingOf(method)
  return <Badge tone={tone}>{name}</Badge>
}

/** What is missing or done by itself, in a line; else how customers are told to pay, when it is asked for. */
export function MethodDetails({ method }: { method: PaymentMethod }) {
  const { means } = standingOf(method)
  const { name, account } = method
  if (means !== null) return <span className="text-muted text-sm">{means}</span>
  const instructions = generalInstructions(method)
  return hasDetails(method) ? (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-muted hover:text-ink">
        What customers read<span className="sr-only"> of {name}</span>
      </summary>
      <div className="mt-1 mb-2 flex max-w-prose flex-col gap-2 rounded-md border border-line bg-surface px-3.5 py-3 [overflow-wrap:anywhere]">
        {account ? <p className="whitespace-pre-line figures">{account}</p> : null}
        {instructions ? <p className="whitespace-pre-line">{instructions}</p> : null}
      </div>
    </details>
  ) : null
}
