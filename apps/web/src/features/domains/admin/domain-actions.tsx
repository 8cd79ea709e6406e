import type { HeldDomain } from '@hostfront/contract/domains'
import { isDomainGone } from '@hostfront/domain/domains/domain-renewal'
import { RowActs } from '../../../parts/row-acts.tsx'
import { domainStatus } from '../domain-status.ts'
import type { AskedAction } from './domain-action.ts'

interface DomainActionsProps {
  held: HeldDomain
  /** ms. */
  now: number
  onAsk: (action: AskedAction) => void
}

/** The buttons of one domain. One that is gone is not renewed; its end can be corrected. */
export function DomainActions({ held, now, onAsk }: DomainActionsProps) {
  const { domain } = held
  const ask = (kind: AskedAction['kind']) => () => onAsk({ kind, held })
  const renew = {
    action: 'Renew',
    letter: 'R',
    isKept: true,
    isMain: domainStatus(domain, now) === 'expiring soon',
    onAct: ask('renew'),
  }
  const acts = [
    { action: 'Edit', letter: 'E', isKept: true, onAct: ask('edit') },
    ...(isDomainGone(domain, new Date(now).toISOString()) ? [] : [renew]),
    { action: 'Delete', isDanger: true, onAct: ask('delete') },
  ]
  return (
    <div className="flex @3xl:min-w-44 flex-wrap gap-2">
      <RowActs row={domain.name} acts={acts} />
    </div>
  )
}
