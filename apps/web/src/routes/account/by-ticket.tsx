import type { OwnService } from '@hostfront/contract/services'

/** Close to how a service is reached: who does what cannot be done there. Nothing where there is a panel, a login or a shell. */
export const ByTicket = ({ own }: { own: OwnService }) =>
  isReachedOnly(own) ? (
    <p className="-mt-6 max-w-prose text-muted sm:-mt-9">
      Need a restart or a file changed? Open a ticket, and our team will do it.
    </p>
  ) : null

const isReachedOnly = ({ service: { access }, delivery }: OwnService): boolean =>
  access !== null &&
  access.panelLink === '' &&
  access.userName === '' &&
  (delivery === null || (delivery.step === 'ready' && delivery.ssh === null))
