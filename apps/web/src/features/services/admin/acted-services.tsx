import type { HeldService } from '@hostfront/contract/services'
import { nameOfService } from '@hostfront/domain/services/service-name'

/** More than these are counted. */
const SHOWN = 6

/** What something is about to be done with, and whose it is. */
export function ActedServices({ rows }: { rows: readonly HeldService[] }) {
  const more = rows.length - SHOWN
  return (
    <ul className="[overflow-wrap:anywhere]">
      {rows.slice(0, SHOWN).map(({ service, customer }) => (
        <li key={service.id}>
          <strong className="font-semibold">{nameOfService(service)}</strong> of {customer.name} (
          {customer.email})
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </ul>
  )
}
