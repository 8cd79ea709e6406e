import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EditOption } from '../../features/plans/admin/edit-option.tsx'
import { EditPlan } from '../../features/plans/admin/edit-plan.tsx'
import { OptionList } from '../../features/plans/admin/option-list.tsx'
import { PlanList } from '../../features/plans/admin/plan-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

/** The catalogue: what is sold, at which price, in which order, and what is asked for with it; `?tab=options` shows that. */
export function ProductsPage() {
  const [isAdding, setIsAdding] = useState(false)
  const isOfOptions = useSearchParams()[0].get('tab') === 'options'
  const close = () => setIsAdding(false)
  return (
    <>
      <AdminHeading>
        <Button size="small" onClick={() => setIsAdding(true)}>
          {isOfOptions ? 'Add option' : 'Add plan'}
        </Button>
        <TabLinks
          label="Catalogue"
          tabs={[
            { label: 'Plans', to: '?', isCurrent: !isOfOptions },
            { label: 'Order options', to: '?tab=options', isCurrent: isOfOptions },
          ]}
        />
      </AdminHeading>
      {isOfOptions ? <OptionList /> : <PlanList />}
      {isAdding && !isOfOptions ? <EditPlan plan={null} onClose={close} /> : null}
      {isAdding && isOfOptions ? <EditOption option={null} onClose={close} /> : null}
    </>
  )
}
