import type { Currency } from '@hostfront/domain/money/money'
import type { Service } from '@hostfront/domain/services/service'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { endFact, priceWords } from './service-term.tsx'

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
  return (
    <FactList
      facts={[
        ['Plan', service.planName],
        ...termFacts(service, currency, added, true),
        ...optionFacts(service),
        ['Since', formatDay(service.createdAt)],
        ...more,
      ]}
    />
  )
}

/** What it costs, and until when it is paid. */
export function termFacts(
  service: Service,
  currency: Currency,
  added: string,
  isTermSaid = false,
): readonly ServiceFact[] {
  const { price, newPrice, billingCycle } = service
  const monthly = (amount: number) => priceWords(amount, currency, added)
  return [
    ['Price', isTermSaid ? null : monthly(price)],
    [
      'New price',
      newPrice
        ? `${monthly(newPrice.price)}, with the first renewal from ${formatDay(newPrice.from)} on`
        : null,
    ],
    ['Billing', CYCLE_NAMES[billingCycle]],
    ...(isTermSaid ? [] : [endFact(service)]),
  ]
}

/** As it was ordered. */
export const optionFacts = ({ options }: Service): readonly ServiceFact[] =>
  options.map(({ label, choiceLabel }) => [label, choiceLabel])
