import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DeclarationQueue } from '../../features/payments/admin/declaration-queue.tsx'
import { PaymentList } from '../../features/payments/admin/payment-list.tsx'
import { loadPart } from '../../host/load-part.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { useWaiting } from '../../shells/admin/use-waiting.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

const VIEWS = [
  { id: 'declared', label: 'Declared' },
  { id: 'refunds', label: 'Money to return' },
  { id: 'credit-notes', label: 'Credit notes' },
] as const

/** Loaded when it is opened. */
const ImportStatement = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/statements/admin/import-statement.tsx')).ImportStatement,
  })),
)
const DeclaredList = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/payments/admin/declared-list.tsx')).DeclaredList,
  })),
)

const RefundList = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/refunds/admin/refund-list.tsx')).RefundList,
  })),
)

const CreditNoteList = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/refunds/admin/credit-note-list.tsx')).CreditNoteList,
  })),
)

/**
 * All money that came in, after what customers say to have paid; `?view=declared` has all that they ever said,
 * `?view=refunds` what has to go back, and `?view=credit-notes` what says so.
 */
export function TransactionsPage() {
  const view = useSearchParams()[0].get('view')
  const waiting = useWaiting()
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <AdminHeading>
        <Button look="secondary" size="small" onClick={() => setIsImporting(true)}>
          Import statement
        </Button>
        <TabLinks
          label="Transactions"
          tabs={[
            { label: 'Payments', to: '/admin/transactions', isCurrent: view === null },
            ...VIEWS.map(({ id, label }) => ({
              label,
              to: `/admin/transactions?view=${id}`,
              isCurrent: view === id,
              // Of the others a list has more than what waits.
              count: id === 'refunds' ? waiting?.refunds || undefined : undefined,
            })),
          ]}
        />
      </AdminHeading>
      <Suspense fallback={<Loading />}>{partOf(view, (waiting?.payments ?? 0) > 0)}</Suspense>
      {isImporting ? (
        <Suspense>
          <ImportStatement onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** `hasQueue`: something is to check above what is recorded. */
function partOf(view: string | null, hasQueue: boolean) {
  if (view === 'declared') return <DeclaredList />
  if (view === 'refunds') return <RefundList />
  if (view === 'credit-notes') return <CreditNoteList />
  return (
    <>
      <DeclarationQueue />
      {hasQueue ? <h2 className="mb-3 text-xl">Recorded payments</h2> : null}
      <PaymentList />
    </>
  )
}
