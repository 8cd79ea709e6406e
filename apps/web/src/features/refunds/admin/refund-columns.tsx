import type { OwedRefund } from '@hostfront/contract/refunds'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { isBeingDisputed } from '@hostfront/domain/payments/disputed'
import type { RefundState } from '@hostfront/domain/payments/refund'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { DisputeBadge } from '../../../parts/dispute-badge.tsx'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { REFUND_CAUSE_NAMES, REFUND_STATE_NAMES } from '../../../words/refunds.ts'

/** What is done with money to return: it was sent, a gateway is to send it, or it becomes coins. */
export type RefundAct = 'sent' | 'back' | 'coins'

interface ColumnContext {
  readonly currency: Currency
  readonly methodName: (id: string) => string
  /** Whether a gateway can send it. */
  readonly isByGateway: (method: string) => boolean
  readonly onAct: (kind: RefundAct, row: OwedRefund) => void
}

const STATE_TONES: Record<RefundState, BadgeTone> = {
  'to-send': 'due',
  sent: 'ok',
  'to-coins': 'info',
  'by-dispute': 'neutral',
}

/** What names a row: the invoice that it was paid for, else its client. */
export const nameOfRefund = ({ refund, customer }: OwedRefund): string =>
  refund.number || customer.name

export const refundColumns = ({
  currency,
  methodName,
  isByGateway,
  onAct,
}: ColumnContext): ListColumn<OwedRefund, never>[] => [
  {
    header: 'Amount',
    isName: true,
    isFigure: true,
    csv: ({ refund }) => Number(toDecimal(refund.amount)),
    moreCsv: [{ header: 'Currency', csv: () => currency }],
    cell: ({ refund }) => (
      <div className="flex flex-wrap items-center justify-end gap-2 whitespace-nowrap">
        {formatMoney(refund.amount, currency)}
        {refund.state === 'to-send' ? (
          <CopyButton
            text={toDecimal(refund.amount)}
            done="Amount copied"
            label={`Copy amount ${toDecimal(refund.amount)}`}
          >
            Copy
          </CopyButton>
        ) : null}
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'To',
    csv: ({ refund }) => methodName(refund.method),
    moreCsv: [{ header: 'Account', csv: ({ refund }) => refund.account || null }],
    cell: ({ refund: { method, account, state } }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        {methodName(method)}
        {account ? (
          <span className="mt-1 flex flex-wrap items-center justify-end gap-2 @3xl:justify-start">
            <span className="select-all text-muted text-sm">{account}</span>
            {state === 'to-send' ? (
              <CopyButton text={account} done="Account copied" label={`Copy account ${account}`}>
                Copy
              </CopyButton>
            ) : null}
          </span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'For',
    csv: ({ refund }) => refund.number || null,
    moreCsv: [
      { header: 'Why', csv: ({ refund }) => REFUND_CAUSE_NAMES[refund.cause] },
      { header: 'Credit note', csv: ({ creditNote }) => creditNote },
    ],
    cell: ({ refund: { number, cause }, creditNote }) => (
      <div className="min-w-32">
        {number ? (
          <RowLink to={`/admin/invoices?search=${encodeURIComponent(number)}`}>{number}</RowLink>
        ) : null}
        <span className="block text-muted text-sm">
          {cause === 'credit-note' ? null : REFUND_CAUSE_NAMES[cause]}
          {creditNote ? <span className="block whitespace-nowrap">{creditNote}</span> : null}
        </span>
      </div>
    ),
  },
  {
    header: 'Since',
    csv: ({ refund }) => refund.createdAt,
    cell: ({ refund }) => <span className="whitespace-nowrap">{formatDay(refund.createdAt)}</span>,
  },
  {
    header: 'State',
    onCard: 'state',
    csv: ({ refund }) => refund.state,
    moreCsv: [
      { header: 'Settled', csv: ({ refund }) => refund.settledAt },
      // Until it is sent it is a note of who sends it.
      {
        header: 'Transaction reference',
        csv: ({ refund }) => (refund.settledAt ? refund.reference : null),
      },
      { header: 'Settled by', csv: ({ settledBy }) => settledBy },
      { header: 'Dispute', csv: ({ dispute }) => dispute },
    ],
    cell: ({ refund: { state, settledAt, reference }, settledBy, dispute }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{REFUND_STATE_NAMES[state]}</Badge>{' '}
        <DisputeBadge payments={[{ dispute }]} />
        {settledAt ? (
          <span className="mt-1 block max-w-72 text-muted text-sm [overflow-wrap:anywhere]">
            {[formatDay(settledAt), reference, settledBy].filter(Boolean).join(', ')}
          </span>
        ) : null}
      </>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (row) =>
      row.refund.state === 'to-send' ? (
        <div className="flex flex-wrap gap-2">
          {/* While its payer disputes it, it neither goes by itself nor becomes coins. */}
          {isByGateway(row.refund.method) &&
          row.refund.paymentId !== null &&
          !isBeingDisputed(row) ? (
            <RowButton
              action="Send back"
              letter="B"
              row={nameOfRefund(row)}
              onClick={() => onAct('back', row)}
            />
          ) : null}
          <RowButton
            action="Sent"
            letter="S"
            row={nameOfRefund(row)}
            onClick={() => onAct('sent', row)}
          />
          {isBeingDisputed(row) ? null : (
            <RowButton
              action="Give coins"
              letter="G"
              row={nameOfRefund(row)}
              onClick={() => onAct('coins', row)}
            />
          )}
        </div>
      ) : null,
  },
]
