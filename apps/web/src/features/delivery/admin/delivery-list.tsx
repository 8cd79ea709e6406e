import type { Delivery } from '@hostfront/contract/delivery'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useKeptRows } from '../../../parts/list-table/use-kept-rows.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { usePlanSlots } from '../../../parts/use-plan-slots.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { chosenPhase, type DeliveryList as List } from './use-delivery-list.ts'

const rowKey = ({ instance }: Delivery): string => instance.id

const KEPT = {
  keyOf: rowKey,
  isBefore: (listed: Delivery, acted: Delivery) =>
    listed.instance.generation < acted.instance.generation,
}

/** Servers that somebody has to see to, and the others. */
export function DeliveryList({ list }: { list: List }) {
  const [setUp, setSetUp] = useState<Delivery | null>(null)
  const now = useNow()
  const planSlots = usePlanSlots()
  const phase = chosenPhase(list)
  const answer = useList(['delivery', 'list'], list, (api, { phase: _tab, ...query }) =>
    api.delivery.list({ ...query, ...(phase ? { phase } : {}) }),
  )
  const { shown, onActed } = useKeptRows(answer, KEPT)
  return (
    <>
      <ListTable
        caption="Delivery"
        list={list}
        answer={shown}
        columns={deliveryColumns({
          now,
          planSlots,
          setUpLook: 'primary',
          onSetUp: setSetUp,
          onActed,
        })}
        rowKey={rowKey}
        noun="servers"
        search="Search servers"
        csvName="delivery"
        tab={phase === 'person' ? 'to do' : phase}
        empty={
          <EmptyState icon={PackageCheck} title={emptyTitle(phase)}>
            {phase === 'person'
              ? 'What a panel does not do appears here by itself.'
              : 'Servers of approved orders appear here.'}
          </EmptyState>
        }
      />
      {setUp ? (
        <SetUpDialog delivery={setUp} onActed={onActed} onClose={() => setSetUp(null)} />
      ) : null}
    </>
  )
}

function emptyTitle(phase: Instance['phase'] | undefined): string {
  if (phase === 'person') return 'Nothing to do'
  return phase === 'working' ? 'Nothing in progress' : 'No servers yet'
}
