import { AddPrice } from '../../features/domains/admin/add-price.tsx'
import { PriceList } from '../../features/domains/admin/price-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** What domains cost. */
export const DomainPricingPage = () => (
  <>
    <AdminHeading>
      <AddPrice />
    </AdminHeading>
    <PriceList />
  </>
)
