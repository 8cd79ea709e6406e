import { movedRows } from '@hostfront/domain/moved-rows'
import { hasPlace, isOffered } from '@hostfront/domain/payments/offered-methods'
import type { PaymentMethod, PaymentMethodKind } from '@hostfront/domain/payments/payment-method'
import { isOnTrial, isTrialBeside } from '@hostfront/domain/payments/seed-methods'
import { useState } from 'react'
import { EndTrial } from '../../../parts/end-trial.tsx'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { useMethods } from '../../../parts/use-methods.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { methodChoice } from '../../../words/method-choice.ts'
import { openingWords } from '../../../words/opening.ts'
import { EditMethod } from './edit-method.tsx'
import { MethodActions } from './method-actions.tsx'

/** The ways to pay, in the order in which customers are offered them. */
export function MethodList() {
  const answer = useMethods()
  const [edited, setEdited] = useState<PaymentMethod | 'new' | null>(null)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 max-w-prose flex-1 basis-72 text-muted">
          Customers choose among those that are on and say how to pay. Coins are always offered.
        </p>
        <Button size="small" onClick={() => setEdited('new')}>
          Add payment method
        </Button>
      </div>
      <Loaded answer={answer}>
        {(methods) => (
          <>
            {isTrialBeside(methods) ? (
              <div className="mb-4">
                <Notice action={<EndTrial />}>{openingWords.trialsOffered}</Notice>
              </div>
            ) : null}
            <ShortTable
              caption="Payment methods"
              columns={methodColumns(methods, setEdited)}
              rows={methods}
              rowKey={({ id }) => id}
            />
          </>
        )}
      </Loaded>
      {edited ? (
        <EditMethod method={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  )
}

/** How is paid what nobody has to describe. */
const PAID_HERE: Partial<Record<PaymentMethodKind, string>> = {
  coins: 'From the balance, at once.',
  gateway: 'On a page of the payment service, at once.',
}

const methodColumns = (
  methods: readonly PaymentMethod[],
  onEdit: (method: PaymentMethod) => void,
): Column<PaymentMethod>[] => [
  {
    header: 'Method',
    isName: true,
    cell: (method) => (
      <span className="font-semibold [overflow-wrap:anywhere]">{methodChoice(method)}</span>
    ),
  },
  { header: 'State', cell: (method) => <MethodState method={method} /> },
  {
    header: 'How to pay',
    isText: true,
    cell: ({ kind, instructions, account }) => (
      <span className="whitespace-pre-line sm:line-clamp-3 @3xl:line-clamp-2 text-muted [overflow-wrap:anywhere]">
        {PAID_HERE[kind] ?? ([account, instructions].filter(Boolean).join('\n') || 'Not set yet')}
      </span>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (method) =>
      hasPlace(method) ? (
        <MethodActions
          method={method}
          canMove={{
            up: movedRows(methods, method.id, 'up', hasPlace).length > 0,
            down: movedRows(methods, method.id, 'down', hasPlace).length > 0,
          }}
          onEdit={onEdit}
        />
      ) : null,
  },
]

function MethodState({ method }: { method: PaymentMethod }) {
  if (!isOffered(method)) return <Badge tone="neutral">{method.isOn ? 'Not set' : 'Off'}</Badge>
  const isTrial = isOnTrial(method)
  return <Badge tone={isTrial ? 'neutral' : 'ok'}>{isTrial ? 'Trial' : 'Offered'}</Badge>
}
