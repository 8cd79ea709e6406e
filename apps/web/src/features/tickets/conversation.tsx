import type { NamedMessage } from '@hostfront/contract/tickets'
import { StickyNote } from 'lucide-react'
import { FileList } from '../../parts/file-list.tsx'
import { formatMoment } from '../../words/dates.ts'
import { MessageText } from './message-text.tsx'

/** What was written, oldest first; a message that comes in while one reads is said by a screen reader. */
export function Conversation({ messages }: { messages: readonly NamedMessage[] }) {
  // They are only ever added at the end, so a place in the row is a message's own.
  const numbered = messages.map((message, at) => ({ message, place: at + 1 }))
  return (
    <div role="log" aria-label="Conversation">
      <ol className="flex flex-col gap-4">
        {numbered.map(({ message, place }) => (
          <Message key={place} message={message} />
        ))}
      </ol>
    </div>
  )
}

function Message({ message }: { message: NamedMessage }) {
  const { authorName, createdAt, body, isInternal, fileIds } = message
  return (
    <li className={`rounded-lg border px-4 py-3.5 sm:px-5 ${lookOf(message)}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{authorName}</span>
        {isInternal ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-sm text-warn">
            <StickyNote aria-hidden="true" className="size-4" />
            Internal note
          </span>
        ) : null}
        <time dateTime={createdAt} className="text-muted text-sm">
          {formatMoment(createdAt)}
        </time>
      </div>
      <MessageText text={body} />
      {fileIds.length > 0 ? (
        <div className="mt-3">
          <FileList ids={fileIds} label={`Files from ${authorName}`} />
        </div>
      ) : null}
    </li>
  )
}

/** The sides differ by their place, too: the team's words are set in. */
function lookOf({ from, isInternal }: NamedMessage): string {
  if (isInternal) return 'border-warn border-dashed sm:ms-10'
  return from === 'team' ? 'border-edge bg-surface sm:ms-10' : 'border-line'
}
