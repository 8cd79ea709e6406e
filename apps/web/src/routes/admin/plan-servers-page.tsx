import { planName } from '@hostfront/domain/plans/plan-name'
import { useParams } from 'react-router'
import { ApplyToAll } from '../../features/plans/admin/apply-to-all.tsx'
import { PlanServers } from '../../features/plans/admin/plan-servers.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The servers of one plan, next to what it says. */
export function PlanServersPage() {
  const { id = '' } = useParams()
  const { data } = useAnswer(['plans', 'list'], (api) => api.plans.list())
  const plan = data?.find((each) => each.plan.id === id)?.plan
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/admin/products">Products</TextLink>
      </p>
      <AdminHeading title={plan ? `Servers of ${planName(plan)}` : 'Servers of a plan'}>
        <ApplyToAll key={id} planId={id} />
      </AdminHeading>
      <PlanServers key={id} planId={id} />
    </>
  )
}
