import type { InvoiceRecord as Held } from '@hostfront/contract/billing'
import { creditable } from '@hostfront/domain/billing/credit'
import { canWithdrawManual } from '@hostfront/domain/billing/manual-invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { disputeAmong } from '@hostfront/domain/payments/disputed'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { customerFacts } from '../../../parts/customer-facts.tsx'
import { DisputeBadge } from '../../../parts/dispute-badge.tsx'
import { DownloadEInvoice, NoEInvoice } from '../../../parts/download-e-invoice.tsx'
import { DownloadInvoice } from '../../../parts/download-pdf.tsx'
import { InvoiceBadge } from '../../../parts/invoice-badge.tsx'
import { InvoiceSheet } from '../../../parts/invoice-dialog.tsx'
import { PaymentLines } from '../../../parts/payment-lines.tsx'
import { RecordKeys } from '../../../parts/record-keys.tsx'
import { RefundButton } from '../../../parts/refund-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHeading } from '../../../ui/record-heading.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatMoment } from '../../../words/dates.ts'
import { clientRecordPath, orderRecordPath, RECORD_LISTS } from '../../../words/record-paths.ts'
import { servicePath } from '../../../words/service-paths.ts'
import { toPayBy } from '../../../words/to-pay-by.ts'
import { RecordInvoicePayment } from './record-invoice-payment.tsx'
import { WithdrawManual } from './withdraw-manual.tsx'

interface InvoiceRecordProps {
  record: Held
  /** What was changed about it. */
  log: ReactNode
}

/** An invoice as staff see it: as it was issued, what it bills, what came in, and every act on it. */
export function InvoiceRecord({ record, log }: InvoiceRecordProps) {
  const { invoice, customer, about, payments, reminders } = record
  const { currency } = useSettings()
  const [isRecording, setIsRecording] = useState(false)
  return (
    <RecordKeys>
      <RecordHeading
        list={RECORD_LISTS.invoices}
        title={`Invoice ${invoice.number}`}
        state={
          <>
            <InvoiceBadge invoice={invoice} />
            <DisputeBadge payments={payments} />
          </>
        }
        note={toPayBy(invoice, currency)}
      >
        {/* Also of a paid or closed one: money for it may come in twice. */}
        <RowButton
          look={isPayable(invoice) ? 'primary' : 'secondary'}
          action="Record payment"
          letter="P"
          row={invoice.number}
          onClick={() => setIsRecording(true)}
        />
        {canWithdrawManual(invoice) ? <WithdrawManual invoice={invoice} /> : null}
        {creditable(invoice) > 0 ? <RefundButton id={invoice.id} row={invoice.number} /> : null}
        <DownloadInvoice invoice={invoice} />
        <Button look="secondary" size="small" onClick={() => window.print()}>
          Print
        </Button>
        <DownloadEInvoice invoice={invoice} />
      </RecordHeading>
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-8 xl:order-last">
          <Panel title="Payments">
            <PaymentLines invoice={invoice} payments={payments} />
          </Panel>
          <FactList
            isAside
            facts={[
              ...customerFacts(customer),
              [
                'Dispute',
                disputeAmong(payments) ? (
                  <TextLink
                    key="dispute"
                    to={`/admin/transactions?search=${encodeURIComponent(invoice.number)}`}
                  >
                    Its payments
                  </TextLink>
                ) : null,
              ],
              ['For', about ? <About key="about" about={about} ownerId={customer.id} /> : null],
              [
                'Reminded',
                reminders.length > 0
                  ? reminders.map(({ createdAt }) => formatMoment(createdAt)).join('; ')
                  : null,
              ],
            ]}
          />
        </div>
        <div className="flex flex-col gap-4">
          <div className="max-w-3xl rounded-md border border-line bg-surface p-5 sm:p-8">
            <InvoiceSheet isStateSaid invoice={invoice} />
          </div>
          <NoEInvoice of={invoice} />
        </div>
      </div>
      <Panel title="Log">{log}</Panel>
      {isRecording ? (
        <RecordInvoicePayment invoice={invoice} onClose={() => setIsRecording(false)} />
      ) : null}
    </RecordKeys>
  )
}

const KINDS = { order: 'Order', service: 'Service', domain: 'Domain' } as const

function About({
  about: { kind, id, name },
  ownerId,
}: {
  about: NonNullable<Held['about']>
  ownerId: string
}) {
  const paths = {
    order: orderRecordPath,
    service: servicePath,
    domain: () => `${clientRecordPath(ownerId)}?tab=domains`,
  }
  return (
    <>
      {KINDS[kind]} <TextLink to={paths[kind](id)}>{name}</TextLink>
    </>
  )
}
