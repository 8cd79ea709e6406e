import { useState } from 'react'
import { EditPlan } from '../../features/plans/edit-plan.tsx'
import { PlanList } from '../../features/plans/plan-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'

/** The catalogue: what is sold, at which price, in which order. */
export function ProductsPage() {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <AdminHeading>
        <Button size="small" onClick={() => setIsAdding(true)}>
          Add plan
        </Button>
      </AdminHeading>
      <PlanList />
      {isAdding ? <EditPlan plan={null} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}
