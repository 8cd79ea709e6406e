import type { Need } from '@hostfront/domain/needs/need'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { ExternalLink } from 'lucide-react'
import { PayNow } from '../../features/billing/pay-now.tsx'
import { lacksAddress } from '../../features/services/service-state.ts'
import type { Account } from '../../host/host.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { billOf } from '../../words/needs.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { RenewService } from './renew-service.tsx'

interface ServiceActsProps {
  service: Service
  account: Account
  /** What waits for its customer, of all that does. */
  needs: readonly Need[]
}

/** What can be done with a service from its card: what it waits for first. */
export function ServiceActs({ service, account, needs }: ServiceActsProps) {
  const name = nameOfService(service)
  const path = myServicePath(service.id)
  const need = needs.find((each) => 'service' in each && each.service.id === service.id)
  const debt = need && billOf(need)
  const isAsking = need?.kind === 'answer'
  const panelLink = service.access?.panelLink
  return (
    <>
      {debt ? <PayNow invoice={debt} /> : null}
      <LinkButton
        to={path}
        size="small"
        look={isAsking ? 'primary' : 'secondary'}
        aria-label={`${isAsking ? 'Answer' : 'Manage'} ${name}`}
      >
        {isAsking ? 'Answer' : 'Manage'}
      </LinkButton>
      {panelLink && service.status === 'active' ? (
        <a
          href={panelLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'secondary', size: 'small' })}
        >
          Open panel
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">of {name} (opens a new tab)</span>
        </a>
      ) : null}
      {debt ? null : (
        <RenewService
          isAsked={!isAsking && !lacksAddress(service)}
          service={service}
          account={account}
        />
      )}
    </>
  )
}
