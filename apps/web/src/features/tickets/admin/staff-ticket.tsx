import type { TicketFile } from '@hostfront/contract/tickets'
import type { ReactNode } from 'react'
import type { Account } from '../../../host/host.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { Conversation } from '../conversation.tsx'
import { AnswerForm } from './answer-form.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { useTicketFile } from './use-ticket-file.ts'

interface StaffTicketProps {
  id: string
  me: Account
  /** The screen's heading, once the ticket is known. */
  heading: (file: TicketFile) => ReactNode
}

/** One ticket, worked on by an administrator: what was written, what is known of it, and what to write next. */
export function StaffTicket({ id, me, heading }: StaffTicketProps) {
  const { answer, change } = useTicketFile(id)
  return (
    <Loaded answer={answer}>
      {(file) => (
        <>
          {heading(file)}
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-10">
            <TicketFacts file={file} me={me} change={change} />
            <div className="flex min-w-0 max-w-3xl flex-col gap-6">
              <Conversation messages={file.messages} />
              <AnswerForm id={id} change={change} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}
