import { nameOfService } from '@hostfront/domain/services/service-name'
import { useNavigate, useParams } from 'react-router'
import { ClientNotes } from '../../features/clients/client-notes.tsx'
import { DeliveryRegion } from '../../features/delivery/admin/delivery-region.tsx'
import { ServiceRecord } from '../../features/services/admin/service-record.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { asRefusal } from '../../words/explain.ts'

/** Everything about one service, whoever holds it. */
export function ServicePage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const answer = useAnswer(['services', 'inspect', id], (api) => api.services.inspect({ id }))
  // What a colleague has deleted is not on show any more, with buttons that do nothing.
  const isGone = asRefusal(answer.error)?.code === 'NOT_FOUND'
  const service = isGone ? undefined : answer.data?.service
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/admin/services">Services</TextLink>
      </p>
      <AdminHeading title={service ? nameOfService(service) : 'Service'} />
      <Loaded answer={isGone ? { ...answer, data: undefined } : answer} shape="record">
        {(record) => (
          <ServiceRecord
            key={id}
            record={record}
            delivery={
              record.delivery ? <DeliveryRegion record={record.delivery} held={record} /> : null
            }
            notes={
              <Panel title={`Notes about ${record.customer.name}`}>
                <ClientNotes userId={record.customer.id} canAdd />
              </Panel>
            }
            onGone={() => void navigate('/admin/services', { replace: true })}
          />
        )}
      </Loaded>
    </>
  )
}
