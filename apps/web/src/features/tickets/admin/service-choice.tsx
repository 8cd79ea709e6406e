import type { TicketFile } from '@hostfront/contract/tickets'
import { useAnswer } from '../../../host/use-answer.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { servicePath } from '../../../words/service-paths.ts'
import { serviceLine } from '../../../words/tickets.ts'
import { nameOfService } from '../services-to-name.ts'

/** Hardly anybody has more. */
const MOST = 100

interface ServiceChoiceProps {
  file: TicketFile
  onChoose: (id: string | null) => void
}

/** Which of its customer's services a ticket is about, and the way to it. */
export function ServiceChoice({ file: { customer, service }, onChoose }: ServiceChoiceProps) {
  const { id: userId } = customer
  const answer = useAnswer(['tickets', 'services of', userId], (api) =>
    api.services.list({ userId, limit: MOST }),
  )
  const services = answer.data?.items ?? []
  // They may not be known yet, or it is one of many.
  const isListed = services.some((held) => held.service.id === service?.id)
  return (
    <div className="min-w-0">
      <SelectField
        label="Related service"
        value={service?.id ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">None</option>
        {service && !isListed ? <option value={service.id}>{service.name}</option> : null}
        {services.map((held) => (
          <option key={held.service.id} value={held.service.id}>
            {nameOfService(held.service)}
          </option>
        ))}
      </SelectField>
      {service ? (
        <p className="mt-1.5 text-muted text-sm">
          {serviceLine(service.status, formatDay(service.expiresAt))}
          <TextLink to={servicePath(service.id)} className="block w-fit">
            Open the service
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
