import type { StandingReport } from '@hostfront/contract/reports'
import { AGES, type Ageing, sumOverdue, sumOwed } from '@hostfront/domain/reports/ageing'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AGE_NAMES } from '../../words/reports.ts'
import { RemindClient } from './remind-client.tsx'
import { useMoney } from './use-money.ts'

interface Line {
  readonly id: string
  /** Null: all of them. */
  readonly name: string | null
  readonly owed: Ageing
}

/** Where something is overdue, a press away from its customer. */
const REMINDING: Column<Line> = {
  header: 'Reminder',
  isAction: true,
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
  // An age that nothing has says nothing, and where nothing is overdue none does.
  const ages = sumOverdue(all) === 0 ? [] : AGES.filter((age) => all[age] !== 0)
  const columns: Column<Line>[] = [
    {
      header: 'Client',
      isName: true,
      cell: ({ id, name }) => (
        <span className="[overflow-wrap:anywhere]">
          {name === null ? (
            <strong className="font-semibold">Total</strong>
          ) : (
            <RowLink to={`/admin/clients/${encodeURIComponent(id)}`}>{name}</RowLink>
          )}
        </span>
      ),
    },
    ...ages.map((age) => ({
      header: AGE_NAMES[age],
      isFigure: true,
      cell: ({ owed }: Line) => amount(owed[age]),
    })),
    {
      header: 'In all',
      onCard: 'corner',
      isFigure: true,
      cell: ({ id, name, owed }) =>
        name === null ? (
          <strong className="font-semibold">{money(sumOwed(owed))}</strong>
        ) : (
          <RowLink to={`/admin/invoices?userId=${encodeURIComponent(id)}`}>
            {money(sumOwed(owed))}
          </RowLink>
        ),
    },
    ...(sumOverdue(all) === 0 ? [] : [REMINDING]),
  ]
  const lines: Line[] = [
    ...clients.map(({ customer: { id, name }, owed }) => ({ id, name, owed })),
    ...(of > 1 ? [{ id: 'all', name: null, owed: all }] : []),
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
      <div className="list-table is-of-sums max-w-3xl">
        <DataTable
          caption="Who owes what, by days overdue"
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
        />
      </div>
    </Panel>
  )
}
