import type { OwnSession } from '@hostfront/contract/accounts'
import { openHost } from '../../host/open-host.ts'
import { ActionButton, RowAction } from '../../parts/action-button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FirstRows } from '../../ui/first-rows.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { browserName } from '../../words/browser-name.ts'
import { formatDay, formatMoment } from '../../words/dates.ts'
import { useSessions } from './use-sessions.ts'

const SHOWN_FIRST = 8

/** Where the person is signed in, and the way to end it there. */
export function Sessions() {
  const answer = useSessions()

  /** Answers once the list shows it. */
  async function ended(words: string): Promise<void> {
    await answer.refetch()
    void toast(words)
  }

  async function end({ id }: OwnSession): Promise<void> {
    const { api } = await openHost()
    await api.accounts.endSession({ id })
    await ended('Signed out there')
  }

  async function endOthers(): Promise<void> {
    const { api } = await openHost()
    await api.accounts.endOtherSessions()
    await ended('Signed out everywhere else')
  }

  const hasOthers = answer.data?.some(({ current }) => !current) ?? false
  return (
    <Panel
      title="Sessions"
      action={
        hasOthers ? (
          <ActionButton look="secondary" size="small" onAct={endOthers}>
            Sign out everywhere else
          </ActionButton>
        ) : null
      }
    >
      <Loaded answer={answer}>
        {(rows) => <SessionTable rows={currentFirst(rows)} onEnd={end} />}
      </Loaded>
    </Panel>
  )
}

interface SessionTableProps {
  rows: readonly OwnSession[]
  onEnd: (session: OwnSession) => Promise<void>
}

function SessionTable({ rows, onEnd }: SessionTableProps) {
  return (
    <FirstRows rows={rows} first={SHOWN_FIRST}>
      {(shown) => (
        <DataTable
          caption="Sessions"
          columns={columns(onEnd)}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </FirstRows>
  )
}

const columns = (onEnd: SessionTableProps['onEnd']): Column<OwnSession>[] => [
  {
    header: 'Browser',
    isName: true,
    cell: (session) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{nameOf(session)}</span>
        {session.current ? <Badge tone="ok">This device</Badge> : null}
      </span>
    ),
  },
  { header: 'Address', cell: ({ address }) => address ?? '–' },
  { header: 'Signed in', cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    header: 'Last seen',
    cell: ({ current, lastSeenAt }) => (current ? 'Now' : formatDay(lastSeenAt)),
  },
  {
    header: 'Sign out',
    isAction: true,
    cell: (session) =>
      session.current ? null : (
        <RowAction
          action="Sign out"
          row={`${nameOf(session)}, ${formatMoment(session.createdAt)}`}
          onAct={() => onEnd(session)}
        />
      ),
  },
]

/** This very browser can be asked where the shop does not know. */
const nameOf = ({ userAgent, current }: OwnSession): string =>
  browserName(userAgent ?? (current ? navigator.userAgent : null))

const currentFirst = (rows: readonly OwnSession[]): OwnSession[] =>
  rows.toSorted((a, b) => Number(b.current) - Number(a.current))
