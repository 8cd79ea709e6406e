import type { Transaction } from '@hostfront/contract/payments'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { NOT_ON_HOLD } from '@hostfront/domain/renewals/hold'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { HoldDialog } from '../../../parts/hold-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { DISPUTE_NAMES, DISPUTE_TONES, disputeLine, reasonWords } from '../../../words/disputes.ts'
import { invoiceRecordPath } from '../../../words/record-paths.ts'
import { DecideDispute, type Decided, type Decision } from './decide-dispute.tsx'

type Dispute = Transaction['disputes'][number]

interface DisputeDialogProps {
  row: Transaction
  onClose: () => void
}

/** How a payment is disputed, and what staff can do about it. Mount it to open it. */
export function DisputeDialog({ row, onClose }: DisputeDialogProps) {
  const [isHolding, setIsHolding] = useState(false)
  const [decided, setDecided] = useState<Decided | null>(null)
  const act = useAct()
  const { customer, disputes, payment } = row
  if (isHolding) {
    return (
      <HoldDialog
        title="Put client on hold"
        hold={NOT_ON_HOLD}
        send={(hold) =>
          act(({ clients }) => clients.hold({ id: customer.id, ...hold }), 'Client is on hold', {
            KEEP_UNTIL_UNFIT: 'until',
          })
        }
        onClose={onClose}
      >
        <p className="font-semibold [overflow-wrap:anywhere]">
          {customer.name}: all services and domains
        </p>
      </HoldDialog>
    )
  }
  if (decided) {
    return <DecideDispute {...decided} act={act} onClose={onClose} />
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Dispute of ${payment.reference ?? customer.name}`}
      {...(disputes.some(({ state }) => state === 'open') && {
        description: 'It is answered on the gateway’s own page. Services keep running.',
      })}
      size="large"
    >
      <div className="flex flex-col gap-8">
        {disputes.map((dispute) => (
          <DisputeFacts
            key={dispute.id}
            dispute={dispute}
            onDecide={(decision) => setDecided({ row, dispute, decision })}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={() => setIsHolding(true)}>
            Hold the client’s services
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface FactsProps {
  dispute: Dispute
  onDecide: (decision: Decision) => void
}

function DisputeFacts({ dispute, onDecide }: FactsProps) {
  const { currency } = useSettings()
  const line = disputeLine(dispute)
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={DISPUTE_TONES[dispute.state]}>{DISPUTE_NAMES[dispute.state]}</Badge>
        {line ? <p>{line}</p> : null}
      </div>
      <FactList facts={factsOf(dispute, currency)} />
      <div className="flex flex-wrap gap-2">
        {dispute.claim === 'open' ? (
          <>
            <Button size="small" onClick={() => onDecide('bill')}>
              Bill again
            </Button>
            <Button look="secondary" size="small" onClick={() => onDecide('write-off')}>
              Write off
            </Button>
          </>
        ) : null}
      </div>
    </section>
  )
}

function factsOf(dispute: Dispute, currency: Currency) {
  const { amount, reason, openedAt, withdrawnAt, reinstatedAt, fee, closedAt } = dispute
  // What was told may be in another currency than the shop's, and then nothing of it is booked.
  const money = (of: number) =>
    dispute.currency === currency
      ? formatMoney(of, currency)
      : `${dispute.currency} ${(of / 100).toFixed(2)}`
  const moved = (of: number, at: string | null) =>
    at === null ? null : `${money(of)} on ${formatDay(at)}`
  return [
    ['Disputed', money(amount)],
    ['Reason', reasonWords(reason)],
    ['Since', formatDay(openedAt)],
    ['Taken by the gateway', moved(dispute.withdrawn, withdrawnAt)],
    ['Its fee', fee === null ? null : money(fee)],
    ['Given back', moved(dispute.reinstated, reinstatedAt)],
    ['Closed', closedAt && formatDay(closedAt)],
    [
      'Billed again by',
      dispute.billedById && (
        <RowLink key="again" to={invoiceRecordPath(dispute.billedById)}>
          the new invoice
        </RowLink>
      ),
    ],
    ['At the gateway', dispute.page && <TextLink to={dispute.page}>{dispute.disputeId}</TextLink>],
  ] as const
}
