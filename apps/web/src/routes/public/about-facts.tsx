import { formatMoney } from '@hostfront/domain/money/format-money'
import { namedMethods } from '@hostfront/domain/payments/public-methods'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import { cityOf } from '@hostfront/domain/settings/city-of'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { useFurtherLocations } from '../../parts/use-further-locations.ts'
import { useStorefront } from '../../parts/use-storefront.ts'
import { Container } from '../../ui/container.tsx'
import { methodChoice } from '../../words/method-choice.ts'

/** What anybody can check of the company, before what it says of itself: as the shop sells today, and nothing that it has not. */
export function AboutFacts() {
  const { currency, legal, paymentMethods } = useSettings()
  const from = lowestPrice(usePlans())
  const places = [cityOf(useStorefront().place), useFurtherLocations()]
  const facts = [
    ['Plans', from === null ? '' : `From ${formatMoney(from, currency)} a month`],
    ['Locations', places.filter(Boolean).join(', ')],
    // A name stays whole.
    [
      'Ways to pay',
      namedMethods(paymentMethods)
        .map((method) => methodChoice(method).replaceAll(' ', '\u00A0'))
        .join(', '),
    ],
    ['If you change your mind', legal.refundTitle],
  ].filter(([, fact]) => fact)
  if (facts.length === 0) return null
  return (
    <div className="border-line border-t">
      <Container>
        <dl className="grid divide-line py-2 max-sm:divide-y sm:grid-cols-2 sm:gap-y-3.5 sm:py-6 sm:*:pe-8 md:py-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {facts.map(([name, fact]) => (
            <div key={name} className="min-w-0 py-3 [overflow-wrap:anywhere] sm:py-0">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="mt-0.5 font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  )
}
