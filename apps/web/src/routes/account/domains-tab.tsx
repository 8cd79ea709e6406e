import { Globe } from 'lucide-react'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { MyDomains } from '../../features/domains/my-domains.tsx'
import { useMyDomains } from '../../features/domains/use-my-domains.ts'
import type { Account } from '../../host/host.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { RenewDomain } from './renew-domain.tsx'

export function DomainsTab({ account }: { account: Account }) {
  const domains = useMyDomains()
  return (
    <Loaded answer={domains} shape="rows">
      {(rows) =>
        rows.length === 0 ? (
          <NoDomains />
        ) : (
          <>
            <MyDomains
              domains={rows}
              renewal={(domain) => <RenewDomain domain={domain} account={account} />}
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
      <LinkButton to="/contact" look="secondary">
        Contact us
      </LinkButton>
    }
  >
    No domain is registered with your account. Domains cannot be ordered here; ask our team if you
    want one for your server.
  </EmptyState>
)
