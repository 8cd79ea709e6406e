import { useParams } from 'react-router'
import { InvoiceRecord } from '../../features/billing/admin/invoice-record.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { RecordHeading } from '../../ui/record-heading.tsx'
import { RECORD_LISTS } from '../../words/record-paths.ts'
import { RecordLog } from './record-log.tsx'

/** Everything about one invoice, whoever is to pay it. */
export function InvoicePage() {
  const { id = '' } = useParams()
  const answer = useAnswer(['billing', 'inspect', id], (api) => api.billing.inspect({ id }))
  return (
    <>
      {answer.data ? null : <RecordHeading list={RECORD_LISTS.invoices} title="Invoice" />}
      <Loaded answer={answer} shape="record">
        {(record) => (
          <InvoiceRecord key={id} record={record} log={<RecordLog kind="subject" id={id} />} />
        )}
      </Loaded>
    </>
  )
}
