import type { Transaction } from '@hostfront/contract/payments'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { COINS } from '@hostfront/domain/payments/coins'
import { isDisputed } from '@hostfront/domain/payments/disputed'
import type { PaymentState } from '@hostfront/domain/payments/payment'
import { CardUnit } from '../../../parts/card-unit.tsx'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { RowMenu } from '../../../parts/row-menu.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { DISPUTE_NAMES, DISPUTE_TONES, disputeLine } from '../../../words/disputes.ts'
import { PAYMENT_STATE_NAMES, suspicionWords } from '../../../words/payments.ts'
import { invoiceRecordPath } from '../../../words/record-paths.ts'

type PaymentColumn = ListColumn<Transaction, 'receivedAt' | 'amount'>

interface ColumnContext {
  readonly currency: Currency
  readonly methodName: (id: string) => string
  readonly onUndo: (row: Transaction) => void
  readonly onRefund: (row: Transaction) => void
  readonly onDispute: (row: Transaction) => void
}

/** What is as it should be has none. */
const STATE_TONES: Record<Exclude<PaymentState, 'received'>, BadgeTone> = {
  refunded: 'info',
  undone: 'neutral',
}

export const paymentColumns = ({
  currency,
  methodName,
  onUndo,
  onRefund,
  onDispute,
}: ColumnContext): PaymentColumn[] => [
  {
    header: 'Transaction reference',
    isName: true,
    csv: ({ payment }) => payment.reference,
    moreCsv: [{ header: 'Method', csv: ({ payment }) => methodName(payment.method) }],
    cell: ({ payment }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        {payment.reference ?? methodName(payment.method)}
        {payment.reference === null ? null : (
          <span className="block @max-xl:hidden font-normal text-muted text-sm">
            {methodName(payment.method)}
          </span>
        )}
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'Invoice',
    onCard: 'half',
    csv: ({ pays }) => numbersOf(pays),
    cell: ({ pays }) => (
      <div className="flex flex-wrap gap-x-3 gap-y-2 whitespace-nowrap figures">
        {pays.map(({ invoiceId, number }) => (
          <RowLink key={invoiceId} isRecord to={invoiceRecordPath(invoiceId)}>
            {number}
          </RowLink>
        ))}
      </div>
    ),
  },
  {
    header: 'Amount',
    onCard: 'corner',
    isFigure: true,
    sortBy: 'amount',
    csv: ({ payment }) => Number(toDecimal(payment.amount)),
    moreCsv: [
      { header: 'Returned', csv: ({ payment }) => Number(toDecimal(payment.returned)) },
      { header: 'Net', csv: ({ payment }) => Number(toDecimal(payment.amount - payment.returned)) },
      { header: 'Currency', csv: () => currency },
      { header: 'To coins', csv: ({ payment }) => Number(toDecimal(payment.credited)) },
    ],
    cell: ({ payment }) => <Amount payment={payment} currency={currency} />,
  },
  {
    header: 'Date',
    onCard: 'state',
    sortBy: 'receivedAt',
    csv: ({ payment }) => payment.receivedAt,
    moreCsv: [
      { header: 'Recorded', csv: ({ payment }) => payment.createdAt },
      { header: 'Recorded by', csv: ({ recordedBy }) => recordedBy },
    ],
    cell: ({ payment }) => (
      <span className="@max-xl:text-muted @max-xl:text-sm">
        {payment.reference === null ? null : (
          <CardUnit>{`${methodName(payment.method)}, `}</CardUnit>
        )}
        <span className="whitespace-nowrap">{formatDay(payment.receivedAt)}</span>
      </span>
    ),
  },
  {
    header: 'State',
    onCard: 'state',
    csv: ({ payment }) => payment.state,
    moreCsv: [
      {
        header: 'Dispute',
        csv: ({ payment: { dispute } }) => dispute && DISPUTE_NAMES[dispute],
      },
      { header: 'Undone because', csv: ({ payment }) => payment.undone?.reason ?? null },
      {
        header: 'Suspicious',
        csv: ({ suspicions }) => suspicions.map(suspicionWords).join(' ') || null,
      },
    ],
    cell: (row) => <State {...row} />,
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (row) => {
      const { state, method, credited, dispute } = row.payment
      const name = nameOf(row)
      const isOver = state !== 'received' || method === COINS || isDisputed(row.payment)
      if (isOver && dispute === null) return null
      return (
        <div className="flex flex-wrap gap-2">
          {dispute !== null ? (
            <RowButton action="Dispute" letter="D" row={name} onClick={() => onDispute(row)} />
          ) : null}
          {!isOver && credited > 0 ? (
            <RowButton action="Refund coins" letter="R" row={name} onClick={() => onRefund(row)} />
          ) : null}
          {isOver ? null : (
            <RowMenu row={name} acts={[{ action: 'Undo', onAct: () => onUndo(row) }]} />
          )}
        </div>
      )
    },
  },
]

const nameOf = ({ payment, pays }: Transaction): string => payment.reference ?? numbersOf(pays)

const numbersOf = (pays: Transaction['pays']): string => pays.map(({ number }) => number).join(', ')

interface AmountProps {
  payment: Transaction['payment']
  currency: Currency
}

function Amount({ payment: { amount, returned, credited, state }, currency }: AmountProps) {
  const isPart = state === 'received' && returned > 0
  return (
    <div className={`whitespace-nowrap ${state === 'undone' ? 'text-muted line-through' : ''}`}>
      {formatMoney(amount, currency)}
      {isPart ? (
        <span className="is-whole block text-muted text-sm">
          {formatMoney(returned, currency)} returned
        </span>
      ) : null}
      {credited > 0 ? (
        <span className="is-whole block text-muted text-sm">
          {formatMoney(credited, currency)} to coins
        </span>
      ) : null}
    </div>
  )
}

const State = ({ payment: { state, undone, dispute }, suspicions, disputes }: Transaction) => (
  <>
    {dispute ? (
      <Badge tone={DISPUTE_TONES[dispute]}>{DISPUTE_NAMES[dispute]}</Badge>
    ) : state === 'received' ? (
      <span className="@max-xl:text-muted @max-xl:text-sm">{PAYMENT_STATE_NAMES.received}</span>
    ) : (
      <Badge tone={STATE_TONES[state]}>{PAYMENT_STATE_NAMES[state]}</Badge>
    )}
    {disputes.map((one) => {
      const line = disputeLine(one)
      return line ? (
        <span key={one.id} className="is-whole mt-1 block max-w-72 text-muted text-sm">
          {line}
        </span>
      ) : null
    })}
    {undone ? (
      <span className="mt-1 block max-w-72 text-muted text-sm [overflow-wrap:anywhere]">
        {undone.reason}
      </span>
    ) : null}
    {suspicions.map((suspicion) => (
      <span
        key={suspicionWords(suspicion)}
        className="is-whole mt-1 block max-w-72 text-sm text-warn [overflow-wrap:anywhere]"
      >
        {suspicionWords(suspicion)}
      </span>
    ))}
  </>
)
