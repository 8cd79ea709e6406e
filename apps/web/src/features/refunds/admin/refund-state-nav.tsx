import { RefundState } from '@hostfront/domain/payments/refund'
import { ALL } from '../../../parts/list-table/count-in.ts'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { REFUND_STATE_NAMES } from '../../../words/refunds.ts'
import { type ChosenRefunds, chosenState, useRefundTotals } from './use-refund-list.ts'

const CHOICES = [
  { id: ALL, label: 'All' },
  ...RefundState.options.map((id) => ({ id, label: REFUND_STATE_NAMES[id] })),
]

export const RefundStateNav = ({ list }: { list: ChosenRefunds }) => (
  <StateTabs
    label="State of refunds"
    isInner
    list={list}
    name="state"
    choices={CHOICES}
    current={chosenState(list) ?? ALL}
    totals={useRefundTotals(list)}
  />
)
