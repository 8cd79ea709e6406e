import type { WrittenNote } from '@hostfront/contract/clients'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { formatMoment } from '../../words/dates.ts'
import { explain } from '../../words/explain.ts'

export function RemoveNote({ note }: { note: WrittenNote }) {
  const { currency } = useSettings()
  const [isAsking, setIsAsking] = useState(false)
  const written = `${note.authorName}, ${formatMoment(note.createdAt)}`

  async function remove(): Promise<string | null> {
    try {
      const { api } = await openHost()
      await api.clients.removeNote({ id: note.id })
      void toast('Note removed')
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
        Remove<span className="sr-only"> note of {written}</span>
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Remove this note?"
          confirm="Remove note"
          onClose={() => setIsAsking(false)}
          onConfirm={remove}
        >
          <p className="[overflow-wrap:anywhere]">
            The note of {written} is removed for good. Other administrators no longer see it either.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
