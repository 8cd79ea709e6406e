import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import { useAnswer } from '../host/use-answer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDay } from '../words/dates.ts'
import { CREDIT_NOTE_TARGET_NAMES } from '../words/refunds.ts'
import { DocumentSheet, Fact } from './document-sheet.tsx'
import { DownloadECreditNote, NoEInvoice } from './download-e-invoice.tsx'
import { DownloadCreditNote } from './download-pdf.tsx'
import { Loaded } from './loaded.tsx'

/** A whole credit note, to read and to print. Mount it to open it. */
export function CreditNoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const note = useAnswer(['creditNotes', 'get', id], (api) => api.creditNotes.get({ id }))
  const number = note.data?.number
  return (
    <Dialog open onOpenChange={onClose} title={number ? `Credit note ${number}` : 'Credit note'}>
      <Loaded answer={note}>
        {(data) => (
          <div className="flex flex-col gap-6">
            <NoteSheet note={data} />
            <div className="flex flex-wrap justify-end gap-3">
              <DownloadCreditNote note={data} />
              <DownloadECreditNote note={data} />
              <Button look="secondary" size="small" onClick={() => window.print()}>
                Print
              </Button>
            </div>
            <NoEInvoice of={data} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const NoteSheet = ({ note }: { note: CreditNote }) => (
  <DocumentSheet
    sheet={note}
    caption="What is taken back"
    facts={
      <>
        <Fact name="Takes back">Invoice {note.invoiceNumber}</Fact>
        <Fact name="Issued">{formatDay(note.createdAt)}</Fact>
        <Fact name="Reason">{note.reason}</Fact>
        <Fact name="Goes back">{CREDIT_NOTE_TARGET_NAMES[note.target]}</Fact>
      </>
    }
  />
)
