import { useState } from 'react'
import { EditPlan } from '../../features/plans/edit-plan.tsx'
import { PlanList } from '../../features/plans/plan-list.tsx'
import { Button } from '../../ui/button.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** The catalogue: what is sold, at which price, in which order. */
export function ProductsPage() {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <AdminHeading title="Products">
        <Button size="small" onClick={() => setIsAdding(true)}>
          Add plan
        </Button>
      </AdminHeading>
      <PlanList />
      {isAdding ? <EditPlan plan={null} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}
