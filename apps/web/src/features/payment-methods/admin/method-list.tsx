import { movedRows } from '@hostfront/domain/moved-rows'
import { hasPlace } from '@hostfront/domain/payments/offered-methods'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { isOnTrial, isTrialBeside, TRIAL_WARNING } from '@hostfront/domain/payments/seed-methods'
import { useState } from 'react'
import { EndTrial } from '../../../parts/end-trial.tsx'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { useMethods } from '../../../parts/use-methods.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { methodChoice } from '../../../words/method-choice.ts'
import { openingWords } from '../../../words/opening.ts'
import { AddMethod } from './add-method.tsx'
import { EditMethod } from './edit-method.tsx'
import { MethodActions } from './method-actions.tsx'
import { MethodDetails, MethodState } from './method-standing.tsx'

/** The ways to pay as a part of a screen, with its own heading. */
export const MethodPanel = () => (
  <Panel title="Payment methods" action={<AddMethod />}>
    <div className="-mt-2">
      <MethodList />
    </div>
  </Panel>
)

/** The ways to pay, in the order in which customers are offered them. */
export function MethodList() {
  const answer = useMethods()
  const [edited, setEdited] = useState<PaymentMethod | null>(null)
  return (
    <div>
      <p className="mb-3 max-w-4xl text-pretty text-muted text-sm">
        Customers see these methods in this order, those for other countries last.
        {answer.data?.some(isOnTrial) && !isTrialBeside(answer.data)
          ? ` A method on trial shows the note “${TRIAL_WARNING}”`
          : null}
      </p>
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
      {edited ? <EditMethod method={edited} onClose={() => setEdited(null)} /> : null}
    </div>
  )
}

const methodColumns = (
  methods: readonly PaymentMethod[],
  onEdit: (method: PaymentMethod) => void,
): Column<PaymentMethod>[] => [
  {
    header: 'Method',
    isName: true,
    cell: (method) => (
      <span className="flex @3xl:min-h-8 min-w-40 items-center font-semibold [overflow-wrap:anywhere]">
        {methodChoice(method)}
      </span>
    ),
  },
  { header: 'State', onCard: 'corner', cell: (method) => <MethodState method={method} /> },
  {
    header: 'Details',
    isText: true,
    onCard: 'half',
    cell: (method) => <MethodDetails method={method} />,
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
