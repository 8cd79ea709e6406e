import type { HeldService } from '@hostfront/contract/services'
import { useSettings } from '../../../host/settings.ts'
import { customerFacts } from '../../../parts/customer-facts.tsx'
import { usePlanSlots } from '../../../parts/use-plan-slots.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { formatDay } from '../../../words/dates.ts'
import { billingFacts, optionFacts, type ServiceFact } from '../service-facts.tsx'
import { endFact, priceWords } from '../service-term.tsx'
import { OrderLink } from './order-link.tsx'

/** Whose a service is and what it costs, and beside that what runs. */
export function HeldServiceFacts({ service, customer }: Pick<HeldService, 'service' | 'customer'>) {
  const { currency } = useSettings()
  const planSlots = usePlanSlots()
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Group
        title="Client and billing"
        facts={[
          ...customerFacts(customer),
          ['Price', priceWords(service.price, currency, '')],
          ...billingFacts(service, currency, ''),
          endFact(service),
          ['Auto-renew', service.autoRenew ? 'On' : 'Off'],
          ['From', service.orderId ? <OrderLink key="order" service={service} /> : null],
        ]}
      />
      <Group
        title="Server"
        facts={[
          ['Plan', service.planName],
          ...optionFacts(service, planSlots(service)),
          ['Since', formatDay(service.createdAt)],
          [
            'Plan ID',
            <span key="plan" className="text-muted">
              {service.planId}
            </span>,
          ],
        ]}
      />
    </div>
  )
}

const Group = ({ title, facts }: { title: string; facts: readonly ServiceFact[] }) => (
  <section>
    <h3 className="mb-1 font-semibold text-sm">{title}</h3>
    <FactList isHalf facts={facts} />
  </section>
)
