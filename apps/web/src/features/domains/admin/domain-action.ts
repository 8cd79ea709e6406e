import type { HeldDomain } from '@hostfront/contract/domains'

/** What an administrator is about to do, and with which domain. */
export interface AskedAction {
  readonly kind: 'edit' | 'renew' | 'delete'
  readonly held: HeldDomain
}

export interface DomainActionProps {
  held: HeldDomain
  /** Hears of the domain as it is afterwards. */
  onActed: (held: HeldDomain) => void
  /** Hears of the domain that is no more. */
  onGone: (held: HeldDomain) => void
  onClose: () => void
}
