import type { AttemptShown } from '@hostfront/contract/gateways'
import type { AttemptState } from '@hostfront/domain/gateways/attempt'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { ATTEMPT_PROBLEMS, ATTEMPT_STATES } from '../../../words/gateways.ts'
import { clientRecordPath, invoiceRecordPath } from '../../../words/record-paths.ts'

const STATE_TONES: Record<AttemptState, BadgeTone> = {
  created: 'neutral',
  pending: 'neutral',
  processing: 'due',
  succeeded: 'ok',
  failed: 'bad',
  expired: 'neutral',
}

export const attemptColumns = (
  methodName: (id: string) => string,
): ListColumn<AttemptShown, never>[] => [
  {
    header: 'For',
    isName: true,
    csv: ({ attempt }) => attempt.number || 'Coins',
    cell: ({ attempt: { invoiceId, number, userId } }) => (
      <RowLink to={invoiceId === null ? clientRecordPath(userId) : invoiceRecordPath(invoiceId)}>
        <span className="whitespace-nowrap figures">{number || 'Coins'}</span>
      </RowLink>
    ),
  },
  customerColumn('Client'),
  {
    header: 'Amount',
    isFigure: true,
    csv: ({ attempt }) => Number(toDecimal(attempt.amount)),
    moreCsv: [
      { header: 'Currency', csv: ({ attempt }) => attempt.currency },
      { header: 'Fee', csv: ({ attempt }) => decimal(attempt.fee) },
      { header: 'Gone back', csv: ({ attempt }) => decimal(attempt.refunded) },
    ],
    cell: ({ attempt: { amount, currency, fee } }) => (
      <div className="whitespace-nowrap">
        {formatMoney(amount, currency)}
        <Beside>{[fee === null ? null : `fee ${formatMoney(fee, currency)}`]}</Beside>
      </div>
    ),
  },
  {
    header: 'By',
    csv: ({ attempt }) => methodName(attempt.gatewayId),
    moreCsv: [{ header: 'Reference', csv: ({ attempt }) => attempt.reference }],
    cell: ({ attempt: { gatewayId, isLive, reference } }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        {methodName(gatewayId)}
        <Beside>{[isLive ? null : 'Test: no money moves', reference]}</Beside>
      </div>
    ),
  },
  {
    header: 'Begun',
    csv: ({ attempt }) => attempt.createdAt,
    cell: ({ attempt }) => (
      <span className="whitespace-nowrap">{formatDay(attempt.createdAt)}</span>
    ),
  },
  {
    header: 'State',
    csv: ({ attempt }) => attempt.state,
    moreCsv: [{ header: 'Problem', csv: ({ attempt }) => attempt.problem }],
    cell: ({ attempt }) => <State attempt={attempt} />,
  },
]

const decimal = (amount: number | null): number | null =>
  amount === null ? null : Number(toDecimal(amount))

function State({ attempt }: Pick<AttemptShown, 'attempt'>) {
  const { state, problem, fault, refunded, currency } = attempt
  const line = problem === null ? fault : ATTEMPT_PROBLEMS[problem]
  return (
    <div className="max-w-72">
      <Badge tone={problem === null ? STATE_TONES[state] : 'bad'}>{ATTEMPT_STATES[state]}</Badge>
      <Beside>
        {[line, refunded > 0 ? `${formatMoney(refunded, currency)} went back` : null]}
      </Beside>
    </div>
  )
}

/** What more a cell says, in one line; nothing where there is nothing. */
function Beside({ children }: { children: readonly (string | null)[] }) {
  const text = children.filter(Boolean).join(' · ')
  return text ? (
    <span className="mt-1 block text-muted text-sm [overflow-wrap:anywhere]">{text}</span>
  ) : null
}
