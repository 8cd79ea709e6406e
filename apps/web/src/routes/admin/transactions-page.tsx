import { lazy, Suspense, useState } from 'react'
import { PaymentList } from '../../features/payments/admin/payment-list.tsx'
import { loadPart } from '../../host/load-part.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'

/** Loaded when it is opened. */
const ImportStatement = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/statements/admin/import-statement.tsx')).ImportStatement,
  })),
)

/** All money that came in, and what became of it. */
export function TransactionsPage() {
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <AdminHeading>
        <Button size="small" onClick={() => setIsImporting(true)}>
          Import statement
        </Button>
      </AdminHeading>
      <PaymentList />
      {isImporting ? (
        <Suspense>
          <ImportStatement onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
