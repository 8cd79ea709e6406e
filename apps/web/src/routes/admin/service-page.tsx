import { nameOfService } from '@hostfront/domain/services/service-name'
import { useNavigate, useParams } from 'react-router'
import { ServiceRecord } from '../../features/services/admin/service-record.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Everything about one service, whoever holds it. */
export function ServicePage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const answer = useAnswer(['services', 'inspect', id], (api) => api.services.inspect({ id }))
  const service = answer.data?.service
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/admin/services">Services</TextLink>
      </p>
      <AdminHeading title={service ? nameOfService(service) : 'Service'} />
      <Loaded answer={answer}>
        {(record) => (
          <ServiceRecord
            record={record}
            onGone={() => void navigate('/admin/services', { replace: true })}
          />
        )}
      </Loaded>
    </>
  )
}
