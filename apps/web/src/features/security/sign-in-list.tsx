import { type NamedEntry, TrailPart } from '@hostfront/contract/audit'
import { optionalText } from '@hostfront/domain/record'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ChosenOne } from '../../parts/list-table/chosen-one.tsx'
import { dayBounds } from '../../parts/list-table/day-bounds.ts'
import { DayFilters } from '../../parts/list-table/day-filters.tsx'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { DAY_FILTERS } from '../../parts/list-table/money-filters.ts'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'
import { WHEN } from '../../parts/list-table/when-column.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { actionName } from '../../words/audit.ts'
import { formatMoment } from '../../words/dates.ts'
import { LiftLimits } from './lift-limits.tsx'

const rowKey = ({ id }: NamedEntry): string => id

const Address = optionalText(64).check(z.minLength(1))

const FILTERS = [
  { name: 'trail', label: 'Show', options: [{ value: 'failures', label: 'Failures' }] },
] as const

/** Who came in and who was turned away, with the address that they came from. */
export function SignInList() {
  const list = useListState({
    sorts: [],
    filters: { trail: TrailPart.options, address: Address, ...DAY_FILTERS },
  })
  const answer = useList(['audit', 'trail'], list, (api, { from, to, trail, ...query }) =>
    api.audit.list({ trail: 'all', ...(trail ? { trail } : {}), ...query, ...dayBounds(from, to) }),
  )
  const [lifted, setLifted] = useState<NamedEntry | null>(null)
  return (
    <>
      <ListTable
        caption="Sign-ins"
        list={list}
        answer={answer}
        columns={columns((address) => list.addressWith('address', address), setLifted)}
        rowKey={rowKey}
        noun="sign-ins"
        filters={FILTERS}
        moreFilters={
          <>
            <DayFilters list={list} />
            <ChosenOne
              list={list}
              name="address"
              label="Address"
              value={list.view.filters.address}
            />
          </>
        }
        csvName="sign-ins"
        empty={
          <EmptyState icon={LogIn} title="No sign-ins yet">
            Who signs in, and who fails to, is listed here for 90 days.
          </EmptyState>
        }
      />
      {lifted ? (
        <LiftLimits
          of={{
            customer: { id: lifted.subject, name: lifted.subjectName ?? '' },
            address: lifted.address,
          }}
          onClose={() => setLifted(null)}
        />
      ) : null}
    </>
  )
}

const columns = (
  from: (address: string) => string,
  onLift: (entry: NamedEntry) => void,
): ListColumn<NamedEntry, never>[] => [
  WHEN,
  {
    header: 'Account',
    csv: ({ subjectName }) => subjectName,
    cell: ({ subject, subjectName }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        {subjectName ? (
          <RowLink to={`/admin/clients/${subject}`}>{subjectName}</RowLink>
        ) : (
          <span className="text-muted">No such account</span>
        )}
      </div>
    ),
  },
  {
    header: 'What',
    csv: ({ action }) => actionName(action),
    cell: (entry) => (
      <>
        {actionName(entry.action)}
        <span className="block text-muted text-sm empty:hidden">{timesOf(entry)}</span>
      </>
    ),
  },
  {
    header: 'Address',
    csv: ({ address }) => address,
    cell: ({ address }) =>
      address ? <RowLink to={from(address)}>{address}</RowLink> : <span>–</span>,
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (entry) =>
      isFailure(entry) && entry.subjectName ? (
        <RowButton
          action="Lift limits"
          letter="L"
          row={`${entry.subjectName}, ${formatMoment(entry.createdAt)}`}
          onClick={() => onLift(entry)}
        />
      ) : null,
  },
]

const isFailure = ({ action }: NamedEntry): boolean => action.endsWith('Failed')

const Times = z.object({
  failuresThisHour: z.optional(z.int()),
  leftOutThisHour: z.optional(z.int()),
})

/** Of many only some have a line, which says how many they were. */
function timesOf({ after }: NamedEntry): string | null {
  const { data } = Times.safeParse(JSON.parse(after ?? 'null'))
  if ((data?.failuresThisHour ?? 1) > 1) return `${data?.failuresThisHour} times within the hour`
  return data?.leftOutThisHour ? `${data.leftOutThisHour} more within the hour` : null
}
