import { useState } from 'react'
import { AddPrice } from '../../features/domains/admin/add-price.tsx'
import { EditPrice } from '../../features/domains/admin/edit-price.tsx'
import { PriceList } from '../../features/domains/admin/price-list.tsx'
import { useDomainPrices } from '../../features/domains/admin/use-domain-prices.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** What domains cost. */
export function DomainPricingPage() {
  // The first is added where the list will be.
  const isEmpty = useDomainPrices().data?.length === 0
  // Held here: the list that arrives while somebody types takes no form away.
  const [isAdding, setIsAdding] = useState(false)
  const add = () => setIsAdding(true)
  return (
    <>
      <AdminHeading>{isEmpty ? null : <AddPrice onClick={add} />}</AdminHeading>
      <PriceList add={<AddPrice size="medium" onClick={add} />} />
      {isAdding ? <EditPrice price={null} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}
