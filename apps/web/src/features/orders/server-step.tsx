import { SERVER_NAME_MAX } from '@hostfront/domain/orders/order-form'
import { useRef } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { fieldSentence } from '../../words/field-sentence.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import { CycleField } from './cycle-field.tsx'
import { isInThree, OptionFields } from './option-fields.tsx'
import { orderTotal } from './order-total.ts'
import { PlanField } from './plan-field.tsx'
import { SuggestedPlans } from './suggested-plans.tsx'
import type { OrderEntryState } from './use-order-entry.ts'

/** Cycles are compared by their prices. */
const NO_TAX = { taxBasisPoints: 0 }

interface ServerStepProps {
  entry: OrderEntryState
  onPlan: (planId: string) => void
}

/** What is ordered: all of it can be said before anybody asks the shop. */
export function ServerStep({ entry, onPlan }: ServerStepProps) {
  const { fields, change, errors, plan, terms, plans, settings } = entry
  const { currency } = settings
  const top = useRef<HTMLDivElement>(null)

  function choose(planId: string): void {
    change({ planId })
    onPlan(planId)
  }

  /** The suggestions go with it, and the focus that was on one. */
  function suggest(planId: string): void {
    choose(planId)
    top.current?.querySelector('select')?.focus()
  }

  return (
    <div ref={top} className="flex flex-col gap-5">
      {/* Which one and its name: a row where there is room. */}
      <div className={`grid gap-5 ${plan ? '@[40rem]:grid-cols-2 @[40rem]:gap-4' : ''}`}>
        <ChosenPlan plan={plan}>
          <PlanField
            plans={plans}
            currency={currency}
            value={plan?.id ?? ''}
            error={issueSentence(errors.planId)}
            onChange={choose}
          />
        </ChosenPlan>
        {plan ? null : <SuggestedPlans plans={plans} currency={currency} onChoose={suggest} />}
        <TextField
          label={ORDER_FIELDS.serverName}
          name="serverName"
          value={fields.serverName}
          maxLength={SERVER_NAME_MAX}
          autoComplete="off"
          required
          data-begin={plan ? '' : undefined}
          hint="Shown in your dashboard. It can be anything."
          error={fieldSentence('serverName', errors.serverName)}
          onChange={(event) => change({ serverName: event.target.value })}
        />
      </div>
      {terms ? (
        <>
          <CycleField
            value={fields.billingCycle}
            quoteFor={(billingCycle) =>
              orderTotal({ ...terms, fields: { billingCycle }, tax: NO_TAX }, null)
            }
            currency={currency}
            onChange={(billingCycle) => change({ billingCycle })}
          />
          <div
            className={`grid grid-cols-2 content-start gap-4 ${isInThree(entry.asked) ? '@[40rem]:grid-cols-3' : ''}`}
          >
            <OptionFields
              asked={entry.asked}
              answers={entry.answers}
              plan={terms.plan}
              plans={plans}
              errors={errors}
              currency={currency}
              onAnswer={entry.answer}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
