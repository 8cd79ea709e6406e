import type { Subscriber } from '@hostfront/domain/content/subscriber'
import { Mail } from 'lucide-react'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatMoment } from '../../../words/dates.ts'
import { mailTo } from './mail-to.ts'

/** Who reads the newsletter, for the administrators to take into their mail program. */
export function Subscribers() {
  const list = useListState({ sorts: [] })
  const answer = useList(['support', 'subscribers'], list, (api, query) =>
    api.support.subscribers(query),
  )
  return (
    <ListTable
      caption="Subscribers"
      noun="subscribers"
      list={list}
      answer={answer}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      search="Search subscribers"
      csvName="subscribers"
      empty={
        <EmptyState icon={Mail} title="No subscribers yet">
          Whoever subscribes to the newsletter in the footer is listed here.
        </EmptyState>
      }
    />
  )
}

const COLUMNS: ListColumn<Subscriber, never>[] = [
  {
    header: 'Email',
    isName: true,
    csv: ({ email }) => email,
    cell: ({ email }) => (
      <TextLink to={mailTo(email)} className="[overflow-wrap:anywhere]">
        {email}
      </TextLink>
    ),
  },
  {
    header: 'Since',
    csv: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
]
