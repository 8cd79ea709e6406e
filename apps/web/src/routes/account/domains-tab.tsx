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
import { addedTax, untaxedWords } from '../../words/tax.ts'
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
            <DomainOffers
              added={
                account.country ? addedTax(tax.name, taxToday(tax, account)) : untaxedWords(tax)
              }
            />
          </Suspense>
        </>
      )}
    </Loaded>
  )
}

function NoDomains() {
  const { askPath, askedPath } = useDomainTicket()
  return (
    <EmptyState
      icon={Globe}
      title="No domains yet"
      action={
        <LinkButton to={askedPath ?? askPath} look={askedPath ? 'secondary' : 'primary'}>
          {askedPath ? 'See your ticket' : 'Ask our team'}
        </LinkButton>
      }
    >
      {askedPath
        ? 'You have asked our team. What they register for you is listed here.'
        : 'Want one for your server? Our team registers it for you.'}
    </EmptyState>
  )
}

function AskForMore() {
  const { askPath, askedPath } = useDomainTicket()
  return (
    <p className="mt-2 text-muted text-sm">
      Nameservers, a transfer or another domain?{' '}
      <TextLink to={askPath} className="whitespace-nowrap">
        Ask our team
      </TextLink>
      .
      {askedPath ? (
        <>
          {' '}
          You have asked before: <TextLink to={askedPath}>See your ticket</TextLink>.
        </>
      ) : null}
    </p>
  )
}

/** Where a customer asks about a domain, and where the answer to what they asked last will be; null: it has one, or nothing was asked. */
function useDomainTicket() {
  const { features } = useSettings()
  const asked = useMyTickets().data?.find(
    ({ subject, status }) => subject === DOMAIN_REQUEST.subject && status === 'open',
  )
  return {
    askPath: features.tickets ? DOMAIN_REQUEST_PATH : '/contact',
    askedPath: asked ? ticketPath(asked.id) : null,
  }
}
