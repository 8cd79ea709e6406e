import type { Due, Morning as Queues } from '@hostfront/contract/admin'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { dottedLine } from '../../parts/dotted-line.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { waitingDisputes } from '../../words/disputes.ts'

interface Queue {
  readonly queue: Exclude<keyof Queues, 'from' | 'disputes'>
  readonly name: string
  readonly to: string
  /** It comes by itself. */
  readonly isAhead?: boolean
}

/** What waits for somebody comes first. */
const QUEUES: readonly Queue[] = [
  { queue: 'orders', name: 'Orders to decide on', to: '/admin/orders' },
  { queue: 'payments', name: 'Payments to check', to: '/admin/transactions' },
  { queue: 'servers', name: 'Servers to see to', to: '/admin/delivery' },
  { queue: 'tickets', name: 'Tickets to answer', to: '/admin/tickets' },
  {
    queue: 'overdue',
    name: 'Overdue invoices',
    to: '/admin/invoices?status=overdue&sort=dueDate',
  },
  { queue: 'refunds', name: 'Money to return', to: '/admin/transactions?view=refunds' },
  {
    queue: 'dueSoon',
    name: 'Due within 7 days',
    to: '/admin/invoices?status=unpaid&sort=dueDate',
    isAhead: true,
  },
  {
    queue: 'endingSoon',
    name: 'Ending within 7 days',
    to: '/admin/services?shown=ends-soon',
    isAhead: true,
  },
]

/**
 * What a working day begins with, each with what has come since yesterday and a press from its list. A shop without
 * any record reads what it will have here.
 */
export function Morning({ isEmpty }: { isEmpty: boolean }) {
  const { currency } = useSettings()
  const answer = useAnswer(['admin', 'morning'], (api) => api.admin.morning())
  return (
    <Panel title="Today">
      <Loaded answer={answer}>
        {(queues) =>
          isQuiet(queues) ? (
            <p className="rounded-lg border border-line bg-surface px-4 py-3 text-muted">
              Nothing waits for you.{isEmpty ? ' Orders, revenue and activity appear here.' : null}
            </p>
          ) : (
            <>
              <Waiting queues={queues} currency={currency} />
              <Disputes {...queues.disputes} />
              <Empty queues={QUEUES.filter(({ queue }) => queues[queue].count === 0)} />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

const isQuiet = (queues: Queues): boolean =>
  QUEUES.every(({ queue }) => queues[queue].count === 0) && !waitingDisputes(queues.disputes)

function Waiting({ queues, currency }: { queues: Queues; currency: Currency }) {
  const waiting = QUEUES.filter(({ queue }) => queues[queue].count > 0)
  return waiting.length === 0 ? null : (
    <Figures
      isList
      figures={waiting.map(({ queue, name, to, isAhead = false }) => ({
        ...{ name, to, isToDo: !isAhead, value: number.format(queues[queue].count) },
        note: noteOf(queues[queue], currency),
      }))}
    />
  )
}

/** What nothing is in takes no room beside what is to do. */
const Empty = ({ queues }: { queues: readonly Queue[] }) =>
  queues.length === 0 ? null : (
    <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      <p aria-hidden="true">Nothing waiting:</p>
      <ul aria-label="Nothing waiting" className="contents">
        {queues.map(({ queue, name, to }) => (
          <li key={queue}>
            <Link
              to={to}
              className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-edge"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )

/** Few shops have one, and it has little time. */
function Disputes(disputes: Queues['disputes']) {
  const waiting = waitingDisputes(disputes)
  return waiting ? (
    <p className="mt-3">
      <TextLink to={waiting.to}>{waiting.line}</TextLink>
    </p>
  ) : null
}

/** What they come to, and what is new. */
function noteOf({ recent, sum }: Due, currency: Currency): ReactNode {
  const money = sum === null ? [] : [`${formatMoney(sum, currency)} in all`]
  const news = recent === 0 ? [] : [`${number.format(recent)} new since yesterday`]
  const parts = [...money, ...news]
  return parts.length > 0 ? dottedLine(parts) : null
}

const number = new Intl.NumberFormat('en')
