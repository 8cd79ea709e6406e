import type { HeldSession } from '@hostfront/contract/security'
import { Id } from '@hostfront/domain/record'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { doInShop } from '../../parts/do-in-shop.ts'
import { ClientFilter } from '../../parts/list-table/client-filter.tsx'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'
import { RowActs } from '../../parts/row-acts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { browserName } from '../../words/browser-name.ts'
import { formatDay, formatMoment } from '../../words/dates.ts'
import { ClientCell } from './client-cell.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const rowKey = ({ session }: HeldSession): string => session.id

/** Where everybody is signed in; `?userId=` shows one account. */
export function OpenSessionList() {
  const list = useListState({ sorts: [], filters: { userId: Id } })
  const answer = useList(['security', 'sessions'], list, (api, { search: _, ...query }) =>
    api.security.sessions(query),
  )
  const [leaving, setLeaving] = useState<HeldSession | null>(null)
  // Where nobody else is signed in, as in a shop of one browser, there is nothing to end.
  const hasActs = !answer.data?.items.every(({ session }) => session.current)
  const knowsAddresses = answer.data?.items.some(({ session }) => session.address !== null)
  const shown = columns(
    // Of one account all is shown already, and who is alone here has no other session to look for.
    (userId) => (list.isFiltered || !hasActs ? null : list.addressWith('userId', userId)),
    setLeaving,
  ).filter(
    ({ isAction, header }) => (!isAction || hasActs) && (header !== ADDRESS || knowsAddresses),
  )
  return (
    <>
      <ListTable
        caption="Sessions"
        list={list}
        answer={answer}
        columns={shown}
        rowKey={rowKey}
        noun="sessions"
        moreFilters={
          list.isFiltered ? <ClientFilter list={list} rows={answer.data?.items} /> : undefined
        }
        csvName="sessions"
        empty={
          <EmptyState icon={MonitorSmartphone} title="Nobody is signed in">
            Every browser in which somebody is signed in is listed here.
          </EmptyState>
        }
      />
      {leaving ? (
        <SignOutEverywhere customer={leaving.customer} onClose={() => setLeaving(null)} />
      ) : null}
    </>
  )
}

/** Not shown where no session has one. */
const ADDRESS = 'Address'

export const columns = (
  /** Where the sessions of one account are; null: here already. */
  ofAccount: (userId: string) => string | null,
  onEverywhere: (held: HeldSession) => void,
): ListColumn<HeldSession, never>[] => [
  {
    header: 'Browser',
    isName: true,
    csv: nameOf,
    cell: (held) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{nameOf(held)}</span>
        {held.session.current ? <Badge tone="ok">This device</Badge> : null}
      </span>
    ),
  },
  {
    header: 'Account',
    csv: ({ customer }) => customer.name,
    moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
    cell: ({ customer }) => {
      const sessions = ofAccount(customer.id)
      return (
        <ClientCell
          customer={customer}
          beside={sessions && <RowLink to={sessions}>All their sessions</RowLink>}
        />
      )
    },
  },
  {
    header: ADDRESS,
    csv: ({ session }) => session.address,
    cell: ({ session }) => session.address,
  },
  {
    header: 'Signed in',
    csv: ({ session }) => session.createdAt,
    cell: ({ session }) => (
      <time dateTime={session.createdAt} className="whitespace-nowrap">
        {formatMoment(session.createdAt)}
      </time>
    ),
  },
  {
    header: 'Last seen',
    csv: ({ session }) => session.lastSeenAt,
    cell: ({ session }) => (session.current ? 'Now' : formatDay(session.lastSeenAt)),
  },
  {
    header: 'Actions',
    isAction: true,
    // Whoever asks leaves by the menu of the panel.
    cell: (held) =>
      held.session.current ? null : (
        <div className="flex flex-wrap gap-2">
          <RowActs
            row={`${held.customer.name}, ${nameOf(held)}, ${formatMoment(held.session.createdAt)}`}
            acts={[
              { action: 'Sign out', onAct: () => signOut(held) },
              { action: 'Sign out everywhere', isDanger: true, onAct: () => onEverywhere(held) },
            ]}
          />
        </div>
      ),
  },
]

const signOut = ({ session: { id } }: HeldSession): Promise<void> =>
  doInShop(({ security }) => security.endSession({ id }), 'Signed out there')

/** This very browser can be asked where the shop does not know. */
function nameOf({ session: { userAgent, current } }: HeldSession): string {
  return browserName(userAgent ?? (current ? navigator.userAgent : null))
}
