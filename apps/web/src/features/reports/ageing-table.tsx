import type { StandingReport } from '@hostfront/contract/reports'
import { AGES, type Ageing, sumOverdue, sumOwed } from '@hostfront/domain/reports/ageing'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AGE_NAMES } from '../../words/reports.ts'
import { RemindClient } from './remind-client.tsx'
import { type SumColumn, SumTable } from './sum-table.tsx'
import { useMoney } from './use-money.ts'

interface Line {
  readonly id: string
  /** Null: all of them. */
  readonly name: string | null
  readonly owed: Ageing
}

/** Where something is overdue, a press away from its customer. */
const REMINDING: SumColumn<Line> = {
  header: 'Reminder',
  cell: ({ id, name, owed }) =>
    name === null || sumOverdue(owed) === 0 ? null : <RemindClient userId={id} name={name} />,
}

/** Who owes what, those who owe most overdue first, each with the way to the open invoices. */
export function AgeingTable({ ageing }: Pick<StandingReport, 'ageing'>) {
  const money = useMoney()
  const { all, invoices, clients, of } = ageing
  if (of === 0) {
    return (
      <Panel id="owed" title="Who owes what">
        <p className="text-muted">Every invoice is paid.</p>
      </Panel>
    )
  }
  const amount = (cents: number) => (cents === 0 ? '' : money(cents))
  const hasOverdue = sumOverdue(all) > 0
  // An age that nothing has says nothing, and where nothing is overdue none does.
  const ages = hasOverdue ? AGES.filter((age) => all[age] !== 0) : []
  const columns: SumColumn<Line>[] = [
    ...ages.map((age) => ({
      header: AGE_NAMES[age],
      isMinor: true,
      cell: ({ owed }: Line) => amount(owed[age]),
    })),
    ...(hasOverdue
      ? [{ header: 'Overdue', isBrief: true, cell: ({ owed }: Line) => amount(sumOverdue(owed)) }]
      : []),
    {
      header: 'In all',
      cell: ({ id, name, owed }) =>
        name === null ? (
          money(sumOwed(owed))
        ) : (
          <RowLink to={`/admin/invoices?userId=${encodeURIComponent(id)}`}>
            {money(sumOwed(owed))}
          </RowLink>
        ),
    },
    ...(hasOverdue ? [REMINDING] : []),
  ]
  return (
    <Panel id="owed" title="Who owes what">
      <p className="mb-3 text-muted">
        {invoices === 1 ? 'One invoice is' : `${invoices.toLocaleString('en')} invoices are`} open,
        and {money(sumOverdue(all))} of {money(sumOwed(all))} is overdue.{' '}
        {clients.length < of ? (
          <>
            These {clients.length} of {of.toLocaleString('en')} clients owe most.{' '}
            <TextLink to="/admin/invoices?status=overdue&sort=dueDate">
              All overdue invoices
            </TextLink>
          </>
        ) : null}
      </p>
      <SumTable
        caption="Who owes what, by days overdue"
        of="Client"
        columns={columns}
        rows={clients.map(({ customer: { id, name }, owed }): Line => ({ id, name, owed }))}
        nameOf={({ id, name }) => (
          <RowLink to={`/admin/clients/${encodeURIComponent(id)}`}>{name}</RowLink>
        )}
        keyOf={({ id }) => id}
        sum={of > 1 ? { name: 'Total', row: { id: 'all', name: null, owed: all } } : undefined}
      />
    </Panel>
  )
}
