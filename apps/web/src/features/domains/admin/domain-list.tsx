import type { HeldDomain } from '@hostfront/contract/domains'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useKeptRows } from '../../../parts/list-table/use-kept-rows.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import type { AskedAction } from './domain-action.ts'
import { domainColumns } from './domain-columns.tsx'
import { DomainDialog } from './domain-dialog.tsx'
import { STAGE_NAMES } from './domain-stage-nav.tsx'
import type { DomainChoice } from './use-domain-list.ts'

const rowKey = ({ domain }: HeldDomain): string => domain.id

const KEPT = { keyOf: rowKey, isBefore: () => false }

/** Of those that somebody may still renew; among all of them the ones that are gone would come first. */
const SOONEST_FIRST = { sort: 'expiresAt', descending: false } as const

/** The domains that the shop looks after, with what administrators do with them. */
export function DomainList({ list }: { list: DomainChoice }) {
  const { currency } = useSettings()
  const [action, setAction] = useState<AskedAction | null>(null)
  const now = useNow()
  const { stage } = list.view.filters
  const isDated = stage !== undefined && stage !== 'gone'
  const answer = useList(['domains', 'list'], list, (api, query) =>
    api.domains.list({ ...query, ...(isDated && !query.sort && SOONEST_FIRST) }),
  )
  const { shown, onActed, onGone } = useKeptRows(answer, KEPT)
  return (
    <>
      <ListTable
        caption="Domains"
        list={list}
        answer={shown}
        columns={domainColumns({ currency, now, onAsk: setAction })}
        rowKey={rowKey}
        noun="domains"
        search="Search domains"
        csvName="domains"
        tab={stage}
        empty={
          <EmptyState
            icon={Globe}
            title={
              stage
                ? `No domains: ${STAGE_NAMES[stage].toLowerCase()}`
                : 'No domains found. Add your first domain.'
            }
          >
            Those that you look after for clients are listed here, with when they expire.
          </EmptyState>
        }
      />
      {action ? (
        <DomainDialog
          action={action}
          onActed={onActed}
          onGone={onGone}
          onClose={() => setAction(null)}
        />
      ) : null}
    </>
  )
}
