import type { AutomationFigures } from '@hostfront/contract/admin'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { TextLink } from '../../ui/text-link.tsx'
import { formatDay } from '../../words/dates.ts'

/** Services that the team has suspended, and which nobody pays for any more: they stay so until somebody decides. */
export function NeedsDecision({ count, held }: AutomationFigures['waiting']) {
  return (
    <>
      <p className="mb-3 text-muted">
        {count === 1 ? 'A service that the team has' : `${count} services that the team has`}{' '}
        suspended {count === 1 ? 'is' : 'are'} no longer paid for. Nothing ends{' '}
        {count === 1 ? 'it' : 'them'} by itself: activate or terminate {count === 1 ? 'it' : 'them'}{' '}
        under <TextLink to="/admin/services?shown=needs-decision">Services</TextLink>.
      </p>
      <ul className="border-line border-t">
        {held.map(({ service, customer }) => (
          <li
            key={service.id}
            className="border-line border-b py-2.5 text-[0.9375rem] [overflow-wrap:anywhere]"
          >
            <strong className="font-semibold">{nameOfService(service)}</strong> of{' '}
            <TextLink to={`/admin/clients/${customer.id}`}>{customer.name}</TextLink>, paid until{' '}
            {formatDay(service.expiresAt)}
            {service.suspensionReason ? (
              <span className="block text-muted text-sm">{service.suspensionReason}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
