import type { PlanChoice, QuotedChange } from '@hostfront/contract/service-changes'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { Service } from '@hostfront/domain/services/service'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { cycleChoice } from '../../words/orders.ts'
import { planObstacleWords } from '../../words/plan-obstacles.ts'
import { ChangeLines } from './change-lines.tsx'

/** A change as it is shown, as it is asked for. */
export interface ShownChange {
  readonly quote: QuotedChange
  readonly wanted: {
    readonly id: string
    readonly planId: string
    readonly billingCycle: BillingCycle
    readonly options: Readonly<Record<string, string>>
  }
  /** Asks anew what it costs. */
  readonly again: () => Promise<unknown>
}

interface ChooseChangeProps {
  service: Service
  as: 'customer' | 'staff'
  /** What is done with it, below what it costs. */
  children: (change: ShownChange) => ReactNode
}

/** Another plan, cycle or options for a service, and line by line what that costs now. */
export function ChooseChange({ service, as, children }: ChooseChangeProps) {
  const { id } = service
  const choices = useAnswer(['services', 'choices', as, id], ({ services }) =>
    as === 'staff' ? services.planChoicesFor({ id }) : services.planChoices({ id }),
  )
  const [planId, setPlanId] = useState(service.planId)
  const [billingCycle, setBillingCycle] = useState(service.billingCycle)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  return (
    <Loaded answer={choices}>
      {(plans) => {
        const asked = plans.find((plan) => plan.planId === planId)?.options ?? []
        const answers = answersOf(asked, chosen)
        const options = changedAnswers(service, answers)
        const isSame =
          planId === service.planId &&
          billingCycle === service.billingCycle &&
          Object.keys(options).length === 0
        return plans.length === 0 ? (
          <p className="text-muted">There is no plan of this kind to change to.</p>
        ) : (
          <div className="flex flex-col gap-5">
            <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
              <SelectField
                label="Plan"
                value={planId}
                onChange={({ currentTarget }) => setPlanId(currentTarget.value)}
              >
                <Plans plans={plans} service={service} />
              </SelectField>
              <SelectField
                label="Billing cycle"
                value={billingCycle}
                onChange={({ currentTarget }) =>
                  setBillingCycle(CYCLES[currentTarget.selectedIndex] ?? billingCycle)
                }
              >
                {CYCLES.map((cycle) => (
                  <option key={cycle} value={cycle}>
                    {cycleChoice(cycle)}
                  </option>
                ))}
              </SelectField>
              <Options
                options={asked}
                answers={answers}
                onChoose={(id, choice) => setChosen({ ...chosen, [id]: choice })}
              />
            </div>
            {isSame ? (
              <p className="text-muted">
                Choose another plan, cycle or option to see what it costs.
              </p>
            ) : (
              <Quoted
                key={JSON.stringify([planId, billingCycle, options])}
                service={service}
                as={as}
                wanted={{ id, planId, billingCycle, options }}
              >
                {children}
              </Quoted>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type Asked = PlanChoice['options']

/** What was chosen, as far as the plan has it; else what it begins with. */
const answersOf = (asked: Asked, chosen: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    asked.map((option) => {
      const known = option.choices.find(({ id }) => id === chosen[option.id])
      return [option.id, known?.id ?? option.chosen]
    }),
  )

/** What differs from what the service has: the rest stays at the price that it has. */
const changedAnswers = ({ options }: Service, answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, choice]) =>
      options.every((held) => held.id !== id || held.choice !== choice),
    ),
  )

interface OptionsProps {
  options: Asked
  answers: Readonly<Record<string, string>>
  onChoose: (id: string, choice: string) => void
}

function Options({ options, answers, onChoose }: OptionsProps) {
  const { currency } = useSettings()
  return options.map(({ id, label, choices }) => (
    <SelectField
      key={id}
      label={label}
      value={answers[id]}
      onChange={({ currentTarget }) => onChoose(id, currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
          {choice.pricePerMonth > 0
            ? `, ${formatMoney(choice.pricePerMonth, currency)} per month`
            : ''}
        </option>
      ))}
    </SelectField>
  ))
}

function Plans({ plans, service }: { plans: readonly PlanChoice[]; service: Service }) {
  const { currency } = useSettings()
  return (
    <>
      {plans.some(({ planId }) => planId === service.planId) ? null : (
        <option value={service.planId} disabled>
          {service.planName}
        </option>
      )}
      {plans.map(({ planId, planName, price, obstacle }) => (
        <option key={planId} value={planId} disabled={obstacle !== null}>
          {planName}, {formatMoney(price, currency)} per month
          {planId === service.planId ? ' (now)' : ''}
          {obstacle ? ` – ${planObstacleWords(obstacle)}` : ''}
        </option>
      ))}
    </>
  )
}

interface QuotedProps extends ChooseChangeProps {
  wanted: ShownChange['wanted']
}

function Quoted({ service, as, wanted, children }: QuotedProps) {
  const answer = useAnswer(['services', 'quote', as, wanted], ({ services }) =>
    as === 'staff' ? services.quoteChangeFor(wanted) : services.quoteChange(wanted),
  )
  return (
    <Loaded answer={answer}>
      {(quote) => (
        <>
          <ChangeLines service={service} quote={quote} />
          {children({ quote, wanted, again: answer.refetch })}
        </>
      )}
    </Loaded>
  )
}
