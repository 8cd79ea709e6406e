import { documentFileName } from '@hostfront/documents/document-file-name'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { loadPart } from '../host/load-part.ts'
import { openHost } from '../host/open-host.ts'
import { useSettings } from '../host/settings.ts'
import { saveFile } from '../ui/save-file.ts'
import { ActionButton } from './action-button.tsx'
import { useMethodName } from './use-method-name.ts'

const loadFiles = () => loadPart(() => import('./document-files.ts'))

/** An invoice as a file, to keep or to send on. */
export function DownloadInvoice({ invoice }: { invoice: Invoice }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  return (
    <DownloadPdf
      name={documentFileName('Invoice', invoice.number, 'pdf')}
      make={async () => {
        const { api } = await openHost()
        const [files, payments] = await Promise.all([
          loadFiles(),
          api.payments.ofInvoice({ invoiceId: invoice.id }),
        ])
        return files.writeInvoice(invoice, { currency, methodName, payments })
      }}
    />
  )
}

/** The same of a credit note. */
export function DownloadCreditNote({ note }: { note: CreditNote }) {
  const { currency } = useSettings()
  return (
    <DownloadPdf
      name={documentFileName('Credit note', note.number, 'pdf')}
      make={async () => {
        const files = await loadFiles()
        return files.writeCreditNote(note, currency)
      }}
    />
  )
}

const DownloadPdf = ({
  name,
  make,
}: {
  name: string
  make: () => Promise<Uint8Array<ArrayBuffer>>
}) => (
  <ActionButton
    look="secondary"
    size="small"
    onAct={async () => saveFile(new Blob([await make()]), name, 'application/pdf')}
  >
    Download PDF
  </ActionButton>
)
