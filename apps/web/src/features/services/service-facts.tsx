import type { Service } from '@hostfront/domain/services/service'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { endFact, priceWords } from './service-term.tsx'

type Fact = readonly [name: string, value: ReactNode]

interface ServiceFactsProps {
  service: Service
  /** What is added to its price, as `addedTax` has it; empty: nothing is. */
  added?: string
  /** Whose it is, for those who have to be told. */
  first?: readonly Fact[]
  /** Facts of those who look: behind those of the service. */
  more?: readonly Fact[]
  /** Until when it is paid and what it costs now has been said above. */
  isTermSaid?: boolean
}

/** What it is, as it was ordered, and until when it is paid. */
export function ServiceFacts({
  service,
  added = '',
  first = [],
  more = [],
  isTermSaid = false,
}: ServiceFactsProps) {
  const { currency } = useSettings()
  const { planName, price, newPrice, billingCycle, options } = service
  const monthly = (amount: number) => priceWords(amount, currency, added)
  return (
    <FactList
      facts={[
        ...first,
        ['Plan', planName],
        ['Price', isTermSaid ? null : monthly(price)],
        ...(newPrice
          ? [
              [
                'New price',
                `${monthly(newPrice.price)}, with the first renewal from ${formatDay(newPrice.from)} on`,
              ] as const,
            ]
          : []),
        ['Billing', CYCLE_NAMES[billingCycle]],
        ...(isTermSaid ? [] : [endFact(service)]),
        ...options.map((option) => [option.label, option.choiceLabel] as const),
        ['Since', formatDay(service.createdAt)],
        ...more,
      ]}
    />
  )
}
