import type { TicketFile } from '@hostfront/contract/tickets'
import type { ReactNode } from 'react'
import type { Account } from '../../host/host.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Conversation } from './conversation.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { useTicketFile } from './use-ticket-file.ts'

interface TicketDeskProps {
  id: string
  me: Account
  /** The screen's heading, once the ticket is known. */
  heading: (file: TicketFile) => ReactNode
}

/** One ticket, worked on by an administrator: what was written, what is known of it, and what to write next. */
export function TicketDesk({ id, me, heading }: TicketDeskProps) {
  const { answer, change } = useTicketFile(id)
  return (
    <Loaded answer={answer}>
      {(file) => (
        <>
          {heading(file)}
          <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[1fr_20rem]">
            <div className="min-w-0 xl:order-1">
              <TicketFacts file={file} me={me} change={change} />
            </div>
            <div className="flex min-w-0 max-w-4xl flex-col gap-6">
              <Conversation messages={file.messages} />
              <AnswerForm id={id} change={change} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}
