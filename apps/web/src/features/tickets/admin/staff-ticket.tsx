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
          <div className="flex flex-col gap-8">
            <TicketFacts file={file} me={me} change={change} />
            <div className="flex max-w-2xl flex-col gap-6">
              <Conversation messages={file.messages} />
              <AnswerForm id={id} change={change} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}
