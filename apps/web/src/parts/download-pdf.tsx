import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { loadPart } from '../host/load-part.ts'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { ActionButton, RowAction } from './action-button.tsx'
import { useMethodName } from './use-method-name.ts'

const loadFiles = () => loadPart(() => import('./document-files.ts'))

/** An invoice as a file, to keep or to send on. */
export const DownloadInvoice = ({ invoice }: { invoice: Invoice }) => (
  <DownloadPdf onAct={useSaveInvoice(invoice)} />
)

/** The same in a list of them. */
export const DownloadRowInvoice = ({ invoice }: { invoice: Invoice }) => (
  <RowAction action="PDF" row={invoice.number} onAct={useSaveInvoice(invoice)} />
)

/** The same of a credit note. */
export function DownloadCreditNote({ note }: { note: CreditNote }) {
  const { currency } = useSettings()
  return <DownloadPdf onAct={async () => (await loadFiles()).saveCreditNote(note, currency)} />
}

async function loadPayments({ id }: Invoice) {
  const { api } = await openHost()
  return api.payments.ofInvoice({ invoiceId: id })
}

function useSaveInvoice(invoice: Invoice): () => Promise<void> {
  const { currency } = useSettings()
  const methodName = useMethodName()
  return async () => {
    const [files, payments] = await Promise.all([loadFiles(), loadPayments(invoice)])
    await files.saveInvoice(invoice, { currency, methodName, payments })
  }
}

const DownloadPdf = ({ onAct }: { onAct: () => Promise<void> }) => (
  <ActionButton look="secondary" size="small" onAct={onAct}>
    Download PDF
  </ActionButton>
)
