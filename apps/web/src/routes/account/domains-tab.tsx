import { Globe } from 'lucide-react'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { MyDomains } from '../../features/domains/my-domains.tsx'
import { useMyDomains } from '../../features/domains/use-my-domains.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DOMAIN_REQUEST_PATH } from '../../words/domains.ts'
import { RenewDomain } from './renew-domain.tsx'

export function DomainsTab({ account }: { account: Account }) {
  const domains = useMyDomains()
  const { features } = useSettings()
  const askPath = features.tickets ? DOMAIN_REQUEST_PATH : '/contact'
  return (
    <Loaded answer={domains} shape="rows">
      {(rows) =>
        rows.length === 0 ? (
          <NoDomains askPath={askPath} />
        ) : (
          <>
            <MyDomains
              domains={rows}
              renewal={(domain) => <RenewDomain domain={domain} account={account} />}
            />
            <MoreButton pages={domains} />
            <AutoRenewNote />
            <p className="mt-2 text-muted text-sm">
              Nameservers, a transfer or another domain?{' '}
              <TextLink to={askPath}>Ask our team</TextLink>.
            </p>
          </>
        )
      }
    </Loaded>
  )
}

const NoDomains = ({ askPath }: { askPath: string }) => (
  <EmptyState
    icon={Globe}
    title="No domains"
    action={
      <LinkButton to={askPath} look="secondary">
        Ask our team
      </LinkButton>
    }
  >
    Want one for your server? Our team registers it for you.
  </EmptyState>
)
