import type { HeldService } from '@hostfront/contract/services'
import { useSettings } from '../../../host/settings.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { clientRecordPath } from '../../../words/record-paths.ts'
import { optionFacts, type ServiceFact, termFacts } from '../service-facts.tsx'
import { OrderLink } from './order-link.tsx'

/** Whose a service is and what it costs, and beside that what runs. */
export function HeldServiceFacts({ service, customer }: Pick<HeldService, 'service' | 'customer'>) {
  const { currency } = useSettings()
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Group
        title="Client and billing"
        facts={[
          [
            'Client',
            <RowLink key="client" to={clientRecordPath(customer.id)}>
              {customer.name}
            </RowLink>,
          ],
          ['Email', customer.email],
          ...termFacts(service, currency, ''),
          ['Auto-renew', service.autoRenew ? 'On' : 'Off'],
          ['From', service.orderId ? <OrderLink key="order" service={service} /> : null],
        ]}
      />
      <Group
        title="Server"
        facts={[
          ['Plan', service.planName],
          ...optionFacts(service),
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
