import { useParams } from 'react-router'
import { InvoiceRecord } from '../../features/billing/admin/invoice-record.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { RecordLog } from './record-log.tsx'

/** Everything about one invoice, whoever is to pay it. */
export function InvoicePage() {
  const { id = '' } = useParams()
  const answer = useAnswer(['billing', 'inspect', id], (api) => api.billing.inspect({ id }))
  const number = answer.data?.invoice.number
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/admin/invoices">Invoices</TextLink>
      </p>
      <AdminHeading title={number ? `Invoice ${number}` : 'Invoice'} />
      <Loaded answer={answer} shape="record">
        {(record) => (
          <InvoiceRecord key={id} record={record} log={<RecordLog kind="subject" id={id} />} />
        )}
      </Loaded>
    </>
  )
}
