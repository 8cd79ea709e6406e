import type { ContactMessage } from '@hostfront/domain/support/contact-message'
import { MessageSquareText } from 'lucide-react'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatMoment } from '../../../words/dates.ts'
import { mailTo } from './mail-to.ts'

/** What visitors wrote on the contact page, for the administrators. */
export function ContactMessages() {
  const list = useListState({ sorts: [] })
  const answer = useList(['support', 'messages'], list, (api, query) => api.support.messages(query))
  return (
    <ListTable
      caption="Messages"
      noun="messages"
      list={list}
      answer={answer}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      search="Search messages"
      csvName="messages"
      empty={
        <EmptyState icon={MessageSquareText} title="No messages yet">
          What visitors write on the contact page is kept here.
        </EmptyState>
      }
    />
  )
}

const COLUMNS: ListColumn<ContactMessage, never>[] = [
  {
    header: 'From',
    width: 'w-60',
    isName: true,
    csv: ({ name }) => name,
    cell: ({ name, email, subject }) => (
      <div className="min-w-40 [overflow-wrap:anywhere]">
        <span className="font-semibold">{name}</span>
        <TextLink to={mailTo(email, subject)} className="block text-sm">
          {email}
        </TextLink>
      </div>
    ),
  },
  {
    header: 'Message',
    isText: true,
    csv: ({ message }) => message,
    cell: ({ subject, message }) => (
      <details className="group text-start [overflow-wrap:anywhere]">
        <summary className="cursor-pointer list-none">
          <span className="font-semibold">{subject}</span>
          <span className="block text-muted text-sm group-open:hidden @max-3xl:line-clamp-3">
            {message}
          </span>
        </summary>
        <p className="mt-1 max-w-prose whitespace-pre-wrap">{message}</p>
      </details>
    ),
  },
  {
    header: 'Received',
    width: 'w-48',
    csv: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatMoment(createdAt)}
      </time>
    ),
  },
]
