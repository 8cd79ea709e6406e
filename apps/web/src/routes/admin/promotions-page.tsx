import { useState } from 'react'
import { EditVoucher } from '../../features/vouchers/edit-voucher.tsx'
import { VoucherList } from '../../features/vouchers/voucher-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'

/** The vouchers: what they take off, for whom, and how often they were used. */
export function PromotionsPage() {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <AdminHeading>
        <Button size="small" onClick={() => setIsAdding(true)}>
          Add voucher
        </Button>
      </AdminHeading>
      <VoucherList />
      {isAdding ? <EditVoucher voucher={null} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}
