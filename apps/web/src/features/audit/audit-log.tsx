import type { NamedEntry } from '@hostfront/contract/audit'
import { ScrollText } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { ChosenOne } from '../../parts/list-table/chosen-one.tsx'
import { DayFilters } from '../../parts/list-table/day-filters.tsx'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ACTION_CHOICES } from '../../words/audit.ts'
import { logColumns } from './log-columns.tsx'
import { useAuditLog, useLogList } from './use-audit-log.ts'

const rowKey = ({ id }: NamedEntry): string => id

const DOERS = [
  { value: 'people', label: 'People' },
  { value: 'shop', label: 'The shop itself' },
]

/**
 * Every administrative change with who made it, and what the shop did by itself. Nobody can change or delete a line; those
 * of automation go after a year.
 */
export function AuditLog() {
  const { currency } = useSettings()
  const list = useLogList()
  const answer = useAuditLog(list)
  const administrators = useAnswer(['clients', 'administrators'], (api) =>
    api.clients.list({ role: 'admin', sort: 'text', limit: 200 }),
  )
  const people = (administrators.data?.items ?? []).map(({ account }) => ({
    value: account.id,
    label: account.name,
  }))
  const subjectName =
    answer.data?.items.find(({ subject }) => subject === list.view.filters.subject)?.subjectName ??
    undefined
  return (
    <ListTable
      caption="Log"
      list={list}
      answer={answer}
      columns={logColumns(currency, list.addressWith)}
      rowKey={rowKey}
      noun="changes"
      filters={[
        { name: 'by', label: 'Source', options: DOERS },
        { name: 'actor', label: 'Who', options: people },
        { name: 'action', label: 'What', options: ACTION_CHOICES },
      ]}
      moreFilters={
        <>
          <DayFilters list={list} />
          <ChosenOne list={list} name="subject" label="Record" value={subjectName} />
          <ChosenOne list={list} name="address" label="Address" value={list.view.filters.address} />
        </>
      }
      csvName="log"
      empty={
        <EmptyState icon={ScrollText} title="Nothing has been changed yet">
          Every change that an administrator makes is listed here, with its old and new value, and
          what the shop does by itself.
        </EmptyState>
      }
    />
  )
}
