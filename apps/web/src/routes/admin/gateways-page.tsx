import { AttemptList } from '../../features/gateways/admin/attempt-list.tsx'
import { GatewayList } from '../../features/gateways/admin/gateway-list.tsx'
import { MethodList } from '../../features/payment-methods/admin/method-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Panel } from '../../ui/panel.tsx'

/** What takes money for the shop, every way to pay, and what customers have begun to pay online. */
export const GatewaysPage = () => (
  <>
    <AdminHeading />
    <div className="flex flex-col gap-12">
      <GatewayList />
      <Panel title="Payment methods">
        <MethodList />
      </Panel>
      <Panel title="Online payments">
        <AttemptList />
      </Panel>
    </div>
  </>
)
