import type { OwnService } from '@hostfront/contract/services'
import { useServerUsage } from '../../features/services/server-controls.tsx'
import { OpenTicket } from '../../features/tickets/open-ticket.tsx'

/** Close to how a service is reached: who does what cannot be done there, as soon as it is known that nothing is switched from the page. */
export function ByTicket({ own: { service } }: { own: OwnService }) {
  const isSwitched = useServerUsage({ id: service.id, as: 'customer' }).data?.isOffered ?? true
  return (
    <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3.5 max-lg:basis-full max-lg:border-line max-lg:border-t lg:justify-end">
      {isSwitched ? null : (
        <p className="max-w-prose text-[0.9375rem] text-muted">
          Need a restart or a file changed? Our team does it.
        </p>
      )}
      <OpenTicket about={service} isSecond />
    </div>
  )
}

/** Where there is no panel, no login and no shell. */
export const isReachedOnly = ({ service: { access, status }, delivery }: OwnService): boolean =>
  status === 'active' &&
  access !== null &&
  access.panelLink === '' &&
  access.userName === '' &&
  (delivery === null || (delivery.step === 'ready' && delivery.ssh === null))
