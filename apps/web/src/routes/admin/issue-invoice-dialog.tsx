import type { Account } from '@hostfront/contract/accounts'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { invoiceRecordPath } from '../../words/record-paths.ts'

/** Loaded when it is opened. */
const IssueInvoice = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/admin/issue-invoice.tsx')).IssueInvoice,
  })),
)

interface IssueInvoiceDialogProps {
  /** Null: the form asks for it. */
  client: Account | null
  onClose: () => void
}

/** Bills by hand, and leads to the record of what was issued. */
export function IssueInvoiceDialog({ client, onClose }: IssueInvoiceDialogProps) {
  const navigate = useNavigate()
  return (
    <Suspense>
      <IssueInvoice
        client={client}
        onIssued={({ id }) => void navigate(invoiceRecordPath(id))}
        onClose={onClose}
      />
    </Suspense>
  )
}
