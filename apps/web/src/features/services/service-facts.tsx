import type { Currency } from '@hostfront/domain/money/money'
import { choiceOfPlan } from '@hostfront/domain/options/chosen-words'
import type { Service } from '@hostfront/domain/services/service'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { usePlanSlots } from '../../parts/use-plan-slots.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { priceWords } from './service-term.tsx'

export type ServiceFact = readonly [name: string, value: ReactNode]

interface ServiceFactsProps {
  service: Service
  /** What is added to its price, as `addedTax` has it; empty: nothing is. */
  added?: string
  /** Facts of those who look: behind those of the service. */
  more?: readonly ServiceFact[]
}

/** What it is, as it was ordered; until when it is paid and what it costs now is said above. */
export function ServiceFacts({ service, added = '', more = [] }: ServiceFactsProps) {
  const { currency } = useSettings()
  const planSlots = usePlanSlots()
  return (
    <FactList
      facts={[
        ['Plan', service.planName],
        ...billingFacts(service, currency, added),
        ...optionFacts(service, planSlots(service)),
        ['Since', formatDay(service.createdAt)],
        ...more,
      ]}
    />
  )
}

/** How often it is billed, and what it will cost where that is to change. */
export const billingFacts = (
  { newPrice, billingCycle }: Service,
  currency: Currency,
  added: string,
): readonly ServiceFact[] => [
  [
    'New price',
    newPrice
      ? `${priceWords(newPrice.price, currency, added)}, with the first renewal from ${formatDay(newPrice.from)} on`
      : null,
  ],
  ['Billing', CYCLE_NAMES[billingCycle]],
]

/** As it was ordered. */
export const optionFacts = (
  { options }: Service,
  planSlots: number | null,
): readonly ServiceFact[] =>
  options.map((option) => [option.label, choiceOfPlan(option, planSlots)])
