import type { WrittenNote } from '@hostfront/contract/clients'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useAct } from '../../parts/use-act.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { formatMoment } from '../../words/dates.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { RemoveNote } from './remove-note.tsx'

interface ClientNotesProps {
  userId: string
  /** A deleted account takes no more of them. */
  canAdd: boolean
}

/** What administrators write to each other about a client, who never reads it. */
export function ClientNotes({ userId, canAdd }: ClientNotesProps) {
  const notes = useAnswer(['clients', userId, 'notes'], (api) => api.clients.notes({ id: userId }))
  return (
    <div className="flex max-w-prose flex-col gap-5">
      {canAdd ? <NoteForm userId={userId} /> : null}
      <Loaded answer={notes}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted">Nothing has been noted about this client.</p>
          ) : (
            <ul className="flex flex-col gap-4">
              {rows.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

const Note = ({ note }: { note: WrittenNote }) => (
  <li className="rounded-lg border border-line bg-surface p-4">
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.body}</p>
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {note.authorName}, <time dateTime={note.createdAt}>{formatMoment(note.createdAt)}</time>
      </p>
      <RemoveNote note={note} />
    </div>
  </li>
)

const NoteText = z.object({ body: typedText(5000) })

function NoteForm({ userId }: { userId: string }) {
  const act = useAct()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => NoteText,
    send: ({ body }: { body: string }) =>
      act(({ clients }) => clients.addNote({ id: userId, body }), 'Note added'),
    onDone: (sent) => sent.reset(),
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextAreaField
        label="New note"
        hint="Only administrators read it."
        rows={2}
        maxLength={5000}
        error={issueSentence(errors.body)}
        name="body"
      />
      <FormEnd problem={problem} isSending={isSending} look="secondary" size="small">
        Add note
      </FormEnd>
    </form>
  )
}
