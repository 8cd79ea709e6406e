import type { WrittenNote } from '@hostfront/contract/clients'
import { useState } from 'react'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { formatMoment } from '../../words/dates.ts'

export function RemoveNote({ note }: { note: WrittenNote }) {
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const written = `${note.authorName}, ${formatMoment(note.createdAt)}`
  return (
    <>
      <RowButton
        look="quiet"
        action="Remove"
        row={`note of ${written}`}
        onClick={() => setIsAsking(true)}
      />
      {isAsking ? (
        <ConfirmDialog
          title="Remove this note?"
          confirm="Remove note"
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            act(({ clients }) => clients.removeNote({ id: note.id }), 'Note removed')
          }
        >
          <p>
            The note of {written} is removed for good. Other administrators no longer see it either.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
