import { Globe } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export const DomainsTab = () => (
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
