import type { Due, Morning as Queues } from '@hostfront/contract/admin'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { waitingDisputes } from '../../words/disputes.ts'

/** What waits for somebody comes first, then what comes by itself. */
const QUEUES: readonly {
  readonly queue: Exclude<keyof Queues, 'from' | 'disputes'>
  readonly name: string
  readonly to: string
}[] = [
  { queue: 'orders', name: 'Orders to decide on', to: '/admin/orders' },
  { queue: 'payments', name: 'Payments to check', to: '/admin/transactions' },
  { queue: 'servers', name: 'Servers to see to', to: '/admin/delivery' },
  { queue: 'tickets', name: 'Tickets to answer', to: '/admin/tickets?status=open' },
  {
    queue: 'overdue',
    name: 'Overdue invoices',
    to: '/admin/invoices?status=overdue&sort=dueDate',
  },
  {
    queue: 'dueSoon',
    name: 'Due within 7 days',
    to: '/admin/invoices?status=unpaid&sort=dueDate',
  },
  {
    queue: 'endingSoon',
    name: 'Services that end within 7 days',
    to: '/admin/services?shown=ends-soon',
  },
  { queue: 'refunds', name: 'Money to return', to: '/admin/transactions?view=refunds' },
]

/** What a working day begins with, each with what has come since yesterday and a press from its list. */
export function Morning() {
  const { currency } = useSettings()
  const answer = useAnswer(['admin', 'morning'], (api) => api.admin.morning())
  return (
    <Panel title="Today">
      <Loaded answer={answer}>
        {(queues) => (
          <>
            <Figures
              figures={QUEUES.map(({ queue, name, to }) => ({
                ...{ name, to, value: number.format(queues[queue].count) },
                note: noteOf(queues[queue], currency),
              }))}
            />
            <Disputes {...queues.disputes} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** Few shops have one, and it has little time. */
function Disputes(disputes: Queues['disputes']) {
  const waiting = waitingDisputes(disputes)
  return waiting ? (
    <p className="mt-3">
      <TextLink to={waiting.to}>{waiting.line}</TextLink>
    </p>
  ) : null
}

function noteOf({ count, recent, sum }: Due, currency: Currency): string | null {
  if (count === 0) return null
  const money = sum === null ? [] : [formatMoney(sum, currency)]
  const news = recent === 0 ? [] : [`${number.format(recent)} since yesterday`]
  return [...money, ...news].join(', ') || null
}

const number = new Intl.NumberFormat('en')
