import { listWords } from '@hostfront/domain/list-words'
import { Money } from '@hostfront/domain/money/money'
import { LifeBuoy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { COINS_REQUEST, coinRequest } from '../../words/coins.ts'
import { DOMAIN_REQUEST } from '../../words/domains.ts'
import { MyTicket } from './my-ticket.tsx'
import { MyTicketList, NoTickets } from './my-ticket-list.tsx'
import { OpenButton, TicketDialog } from './open-ticket.tsx'
import { useMyTickets } from './use-my-tickets.ts'

/**
 * The customer's tickets; `?ticket=<id>` shows one of them, `?coins=<hundredths>` begins one that asks for coins,
 * `?ask=coins` one where the customer says how many, `?ask=domain` one for a domain. `help`: what may answer before the team does.
 */
export function MyTickets({ help }: { help: ReactNode }) {
  const { features } = useSettings()
  const id = useSearchParams()[0].get('ticket')
  if (id) return <MyTicket key={id} id={id} silenced={<OtherWays />} />
  if (features.tickets) return <OpenTickets help={help} />
  return (
    <div className="flex flex-col gap-10">
      <OtherWays />
      <Panel title="Tickets">
        <MyTicketList empty={<p className="text-muted">You have not opened a ticket.</p>} />
      </Panel>
    </div>
  )
}

const REQUESTS = new Map<string | null, typeof COINS_REQUEST | typeof DOMAIN_REQUEST>([
  ['coins', COINS_REQUEST],
  ['domain', DOMAIN_REQUEST],
])

function OpenTickets({ help }: { help: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const { currency } = useSettings()
  const coins = Money.safeParse(Number(search.get('coins'))).data
  const prefilled = coins ? coinRequest(coins, currency) : (REQUESTS.get(search.get('ask')) ?? null)
  // The first is opened where the list will be.
  const isEmpty = useMyTickets().data?.length === 0
  // Held here: the list that arrives while somebody writes takes no form away.
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <Panel
      title="Tickets"
      action={isEmpty ? null : <OpenButton onClick={open} />}
      className={isEmpty ? '[&>:first-child]:sr-only' : ''}
    >
      <MyTicketList empty={<NoTickets action={<OpenButton size="medium" onClick={open} />} />} />
      {help}
      {prefilled ? (
        <TicketDialog
          prefilled={prefilled}
          onClose={() => setSearch({ tab: 'support' }, { replace: true })}
        />
      ) : null}
      {isOpen && !prefilled ? <TicketDialog onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  )
}

/** How to reach the team while tickets are switched off. */
function OtherWays() {
  const { contactEmail, discordLink } = useSettings()
  return (
    <EmptyState
      icon={LifeBuoy}
      title="Tickets are switched off"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact">Write to us</LinkButton>
          {discordLink ? (
            <a href={discordLink} rel="noopener" className={buttonClass({ look: 'secondary' })}>
              Community chat
            </a>
          ) : null}
        </div>
      }
    >
      Something does not work, or you have a question? {otherWays(contactEmail, discordLink)} Name
      the server it is about.
    </EmptyState>
  )
}

function otherWays(contactEmail: string, discordLink: string): string {
  const chat = discordLink ? ['ask in the community chat'] : []
  const mail = contactEmail ? [`write to ${contactEmail}`] : []
  const ways = ['Use the contact form', ...chat, ...mail]
  return `${listWords(ways, 'or')}.`
}
