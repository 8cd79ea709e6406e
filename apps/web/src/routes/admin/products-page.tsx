import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EditOption } from '../../features/plans/admin/edit-option.tsx'
import { EditPlan } from '../../features/plans/admin/edit-plan.tsx'
import { OptionList } from '../../features/plans/admin/option-list.tsx'
import { PlanList } from '../../features/plans/admin/plan-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'

const TABS = [
  { id: 'plans', label: 'Plans', panel: () => <PlanList /> },
  { id: 'options', label: 'Order options', panel: () => <OptionList /> },
] as const satisfies Tab<string>[]

/** The catalogue: what is sold, at which price, in which order, and what is asked for with it; `?tab=` is what is shown. */
export function ProductsPage() {
  const [isAdding, setIsAdding] = useState(false)
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'plans'
  const close = () => setIsAdding(false)
  return (
    <>
      <AdminHeading>
        <Button size="small" onClick={() => setIsAdding(true)}>
          {tab === 'plans' ? 'Add plan' : 'Add option'}
        </Button>
      </AdminHeading>
      <Tabs
        label="Catalogue"
        tabs={TABS}
        value={tab}
        onChange={(id) => setSearch({ tab: id }, { replace: true, preventScrollReset: true })}
      />
      {isAdding && tab === 'plans' ? <EditPlan plan={null} onClose={close} /> : null}
      {isAdding && tab === 'options' ? <EditOption option={null} onClose={close} /> : null}
    </>
  )
}
