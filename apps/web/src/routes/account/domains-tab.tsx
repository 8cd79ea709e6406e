import { canRenewDomain } from '@hostfront/domain/domains/domain-renewal'
import { Globe } from 'lucide-react'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { MyDomains } from '../../features/domains/my-domains.tsx'
import { useMyDomains } from '../../features/domains/use-my-domains.ts'
import type { Account } from '../../host/host.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { DOMAIN_REQUEST_PATH } from '../../words/domains.ts'
import { RenewDomain } from './renew-domain.tsx'

export function DomainsTab({ account }: { account: Account }) {
  const domains = useMyDomains()
  const time = new Date(useNow()).toISOString()
  return (
    <Loaded answer={domains} shape="rows">
      {(rows) =>
        rows.length === 0 ? (
          <NoDomains />
        ) : (
          <>
            <MyDomains
              domains={rows}
              renewal={(domain) =>
                // No place for an act that there is not.
                canRenewDomain(domain, time) ? (
                  <RenewDomain domain={domain} account={account} />
                ) : null
              }
            />
            <MoreButton pages={domains} />
            <AutoRenewNote />
          </>
        )
      }
    </Loaded>
  )
}

const NoDomains = () => (
  <EmptyState
    icon={Globe}
    title="No domains"
    action={
      <LinkButton to={DOMAIN_REQUEST_PATH} look="secondary">
        Ask our team
      </LinkButton>
    }
  >
    Want one for your server? Ask our team for it.
  </EmptyState>
)
