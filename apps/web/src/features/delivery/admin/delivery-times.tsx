import type { DeliveryTimes as Times } from '@hostfront/contract/delivery'
import { useAnswer } from '../../../host/use-answer.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { waitWords } from '../../../words/wait-words.ts'

/** From approval to ready, by plan; nothing until something was delivered. */
export function DeliveryTimes() {
  const { data } = useAnswer(['delivery', 'times'], (api) => api.delivery.times())
  if (!data || data.length === 0) return null
  return (
    <Panel title="From approved to ready, last 90 days">
      <div className="list-table">
        <DataTable
          caption="Delivery times"
          columns={COLUMNS}
          rows={data}
          rowKey={({ planId }) => planId}
        />
      </div>
    </Panel>
  )
}

const COLUMNS: Column<Times>[] = [
  {
    header: 'Plan',
    isName: true,
    cell: ({ planName }) => <span className="[overflow-wrap:anywhere]">{planName}</span>,
  },
  { header: 'Servers', isFigure: true, cell: ({ count }) => count },
  { header: 'Half within', isFigure: true, cell: ({ median }) => waitWords(median) },
  { header: '95 of 100 within', isFigure: true, cell: ({ p95 }) => waitWords(p95) },
  {
    header: 'Within a minute',
    isFigure: true,
    cell: ({ withinMinute, count }) => `${Math.round((100 * withinMinute) / count)}%`,
  },
]
