import { Globe } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { MyDomains } from '../../features/domains/my-domains.tsx'
import { useMyDomains } from '../../features/domains/use-my-domains.ts'
import { ticketPath, useMyTickets } from '../../features/tickets/use-my-tickets.ts'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { taxToday } from '../../parts/tax-today.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DOMAIN_REQUEST, DOMAIN_REQUEST_PATH } from '../../words/domains.ts'
import { addedTax } from '../../words/tax.ts'
import { RenewDomain } from './renew-domain.tsx'

/** No other tab of the dashboard brings it along. */
const DomainOffers = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/domains/domain-offers.tsx')).DomainOffers,
  })),
)

export function DomainsTab({ account }: { account: Account }) {
  const domains = useMyDomains()
  const { tax } = useSettings()
  return (
    <Loaded answer={domains} shape="rows">
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <NoDomains />
          ) : (
            <>
              <MyDomains
                domains={rows}
                renewal={(domain) => <RenewDomain domain={domain} account={account} />}
              />
              <MoreButton pages={domains} />
              <AutoRenewNote />
              <AskForMore />
            </>
          )}
          <Suspense>
            <DomainOffers added={addedTax(tax.name, taxToday(tax, account))} />
          </Suspense>
        </>
      )}
    </Loaded>
  )
}

function NoDomains() {
  const { path, isAsked } = useDomainTicket()
  return (
    <EmptyState
      icon={Globe}
      title="No domains"
      action={
        <LinkButton to={path} look="secondary">
          {isAsked ? 'See your ticket' : 'Ask our team'}
        </LinkButton>
      }
    >
      {isAsked
        ? 'You have asked our team. What they register for you is listed here.'
        : 'Want one for your server? Our team registers it for you.'}
    </EmptyState>
  )
}

function AskForMore() {
  const { path, isAsked } = useDomainTicket()
  return (
    <p className="mt-2 text-muted text-sm">
      {isAsked
        ? 'You have asked our team about a domain. '
        : 'Nameservers, a transfer or another domain? '}
      <TextLink to={path}>{isAsked ? 'See your ticket' : 'Ask our team'}</TextLink>.
    </p>
  )
}

/** Where a customer asks about a domain; once that is asked, where the answer will be. */
function useDomainTicket(): { readonly path: string; readonly isAsked: boolean } {
  const { features } = useSettings()
  const asked = useMyTickets().data?.find(
    ({ subject, status }) => subject === DOMAIN_REQUEST.subject && status !== 'closed',
  )
  if (asked) return { path: ticketPath(asked.id), isAsked: true }
  return { path: features.tickets ? DOMAIN_REQUEST_PATH : '/contact', isAsked: false }
}
