import { canDoWith } from '@hostfront/domain/tickets/conversation'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { toast } from '../../ui/toast.ts'
import { Conversation } from './conversation.tsx'
import { MessageForm } from './message-form.tsx'
import { MyTicketFacts } from './my-ticket-facts.tsx'
import { useMyTicket } from './use-my-ticket.ts'

interface MyTicketProps {
  id: string
  /** Shown in place of the form while customers cannot write. */
  silenced: ReactNode
}

/** One ticket of the customer, read as a conversation. */
export function MyTicket({ id, silenced }: MyTicketProps) {
  const { answer, change } = useMyTicket(id)
  const { features } = useSettings()
  const draft = useDraft(`reply ${id}`)
  return (
    <div className="flex flex-col gap-6">
      <Link
        to="?tab=support"
        preventScrollReset
        className="inline-flex min-h-9 items-center gap-2 self-start text-accent-ink underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All tickets
      </Link>
      <Loaded answer={answer}>
        {(ticket) => (
          <>
            <TicketHeading subject={ticket.subject}>
              {canDoWith(ticket, 'close') ? (
                <ActionButton
                  look="minor"
                  size="small"
                  onAct={async () => {
                    await change((api) => api.tickets.close({ id }))
                    void toast('Ticket closed')
                  }}
                >
                  Close ticket
                </ActionButton>
              ) : null}
              {canDoWith(ticket, 'reopen') && features.tickets ? (
                <ActionButton
                  look="secondary"
                  size="small"
                  onAct={async () => {
                    await change((api) => api.tickets.reopen({ id }))
                    void toast('Ticket reopened')
                  }}
                >
                  Reopen ticket
                </ActionButton>
              ) : null}
            </TicketHeading>
            <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-10">
              <MyTicketFacts ticket={ticket} />
              <div className="flex min-w-0 flex-col gap-6">
                <Conversation messages={ticket.messages} />
                {features.tickets ? (
                  <MessageForm
                    label="Your reply"
                    hint={
                      ticket.status === 'closed' ? 'Your reply opens the ticket again.' : undefined
                    }
                    send="Send reply"
                    draft={draft}
                    onSend={async (message, fileIds) => {
                      await change((api) => api.tickets.reply({ id, message, fileIds }))
                      draft.drop()
                      void toast('Reply sent')
                    }}
                  />
                ) : (
                  silenced
                )}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function TicketHeading({ subject, children }: { subject: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The link that led here is gone: the keyboard goes on at what it opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <h2
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="min-w-0 text-heading outline-none [overflow-wrap:anywhere]"
      >
        {subject}
      </h2>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
