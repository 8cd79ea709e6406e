import { useState } from 'react'
import { useDraft } from '../../../parts/use-draft.ts'
import { CheckBox } from '../../../ui/check-box.tsx'
import { toast } from '../../../ui/toast.ts'
import { MessageForm } from '../message-form.tsx'
import type { ChangeTicket } from './use-ticket-file.ts'

const KINDS = {
  reply: {
    name: 'Reply to the customer',
    label: 'Reply',
    hint: 'The customer reads it and is told of it.',
    send: 'Send reply',
    done: 'Reply sent',
  },
  note: {
    name: 'Internal note',
    label: 'Note',
    hint: 'For the team alone. The customer never sees it.',
    send: 'Add note',
    done: 'Note added',
  },
} as const

type Kind = keyof typeof KINDS

interface AnswerFormProps {
  id: string
  change: ChangeTicket
}

/** What the team writes: to the customer, or for itself. The button says which, so that neither is sent for the other. */
export function AnswerForm({ id, change }: AnswerFormProps) {
  const draft = useDraft(`answer ${id}`)
  // With the text: a note that was begun must not come back as a reply.
  const [kind, setKind] = useState<Kind>(draft.kept('kind') === 'note' ? 'note' : 'reply')
  const [closes, setCloses] = useState(false)
  const words = KINDS[kind]
  const isClosing = closes && kind === 'reply'
  return (
    <div className="flex flex-col gap-4">
      {/* Beside the form, not in it: a form that is emptied goes back to its first choice silently. */}
      <KindChoice
        kind={kind}
        onChange={(chosen) => {
          setKind(chosen)
          draft.keep('kind', chosen)
        }}
      />
      <MessageForm
        label={words.label}
        hint={words.hint}
        send={isClosing ? 'Send and close' : words.send}
        beforeSend={
          kind === 'reply' ? (
            <CheckBox
              label="Close the ticket after sending"
              isLabelShown
              isChecked={closes}
              onToggle={() => setCloses(!closes)}
            />
          ) : null
        }
        draft={draft}
        onSend={async (message, fileIds) => {
          const isInternal = kind === 'note'
          await change((api) =>
            api.tickets.answer({ id, message, isInternal, closes: isClosing, fileIds }),
          )
          setCloses(false)
          draft.drop()
          draft.keep('kind', kind)
          void toast(isClosing ? 'Reply sent, ticket closed' : words.done)
        }}
      />
    </div>
  )
}

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">What to write</legend>
      <div className="flex flex-wrap gap-x-6">
        {(Object.keys(KINDS) as Kind[]).map((choice) => (
          <label key={choice} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="kind"
              checked={choice === kind}
              onChange={() => onChange(choice)}
              className="size-4.5 shrink-0 accent-accent-ink"
            />
            {KINDS[choice].name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
