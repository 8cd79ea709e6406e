import { useSearchParams } from 'react-router'
import { AttemptList } from '../../features/gateways/admin/attempt-list.tsx'
import { GatewayList } from '../../features/gateways/admin/gateway-list.tsx'
import { AddMethod } from '../../features/payment-methods/admin/add-method.tsx'
import { MethodList } from '../../features/payment-methods/admin/method-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

/** What takes money for the shop and every way to pay; `?view=payments` has what customers have begun to pay online. */
export function GatewaysPage() {
  const isOfPayments = useSearchParams()[0].get('view') === 'payments'
  return (
    <>
      <AdminHeading>
        {isOfPayments ? null : <AddMethod />}
        <TabLinks
          label="Payment gateways"
          tabs={[
            { label: 'Payment methods', to: '/admin/gateways', isCurrent: !isOfPayments },
            {
              label: 'Online payments',
              to: '/admin/gateways?view=payments',
              isCurrent: isOfPayments,
            },
          ]}
        />
      </AdminHeading>
      {isOfPayments ? <AttemptList /> : <Methods />}
    </>
  )
}

const Methods = () => (
  <div className="flex flex-col gap-8">
    <MethodList />
    <GatewayList />
  </div>
)
