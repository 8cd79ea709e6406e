import { useNavigate, useParams } from 'react-router'
import { ClientNotes } from '../../features/clients/client-notes.tsx'
import { DeliveryRegion } from '../../features/delivery/admin/delivery-region.tsx'
import { ServiceRecord } from '../../features/services/admin/service-record.tsx'
import { ServiceTickets } from '../../features/tickets/admin/service-tickets.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordHeading } from '../../ui/record-heading.tsx'
import { asRefusal } from '../../words/explain.ts'
import { RECORD_LISTS } from '../../words/record-paths.ts'
import { RecordLog } from './record-log.tsx'

/** Everything about one service, whoever holds it. */
export function ServicePage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const answer = useAnswer(['services', 'inspect', id], (api) => api.services.inspect({ id }))
  // What a colleague has deleted is not on show any more, with buttons that do nothing.
  const isGone = asRefusal(answer.error)?.code === 'NOT_FOUND'
  const data = isGone ? undefined : answer.data
  return (
    <>
      {data ? null : <RecordHeading list={RECORD_LISTS.services} title="Service" />}
      <Loaded answer={{ data, error: answer.error, refetch: answer.refetch }} shape="record">
        {(record) => (
          <ServiceRecord
            key={id}
            record={record}
            delivery={
              record.delivery ? (
                <DeliveryRegion key="delivery" record={record.delivery} held={record} />
              ) : null
            }
            tickets={<ServiceTickets id={id} />}
            notes={
              <Panel title={`Notes about ${record.customer.name}`}>
                <ClientNotes userId={record.customer.id} canAdd />
              </Panel>
            }
            log={<RecordLog kind="subject" id={id} />}
            onGone={() => void navigate('/admin/services', { replace: true })}
          />
        )}
      </Loaded>
    </>
  )
}
