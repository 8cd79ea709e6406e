import type { Invoice } from '@hostfront/domain/billing/invoice'
import { OFF_SITE_METHODS } from '@hostfront/domain/billing/off-site-methods'
import type { OffSiteMethod } from '@hostfront/domain/billing/payment-method'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import { Link } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { formatDay } from '../../words/dates.ts'
import { explain } from '../../words/explain.ts'
import { methodName } from '../../words/orders.ts'

const link = 'text-accent-ink underline underline-offset-4 hover:no-underline'

/** What to transfer, how, and with which reference, for an invoice that is paid outside of the shop. */
export function HowToPay({ invoice }: { invoice: Invoice }) {
  const { currency, paymentDetails, paymentsEmail } = useSettings()
  const [method, setMethod] = useState(invoice.paymentMethod)
  const offered = OFF_SITE_METHODS.filter((each) => each === method || paymentDetails[each])

  /** How to pay is shown at once; the team is told which way it is. */
  async function choose(paymentMethod: OffSiteMethod | undefined): Promise<void> {
    if (!paymentMethod) return
    setMethod(paymentMethod)
    try {
      const { api } = await openHost()
      await api.billing.choosePaymentMethod({ invoiceId: invoice.id, paymentMethod })
    } catch (error) {
      setMethod(method)
      void toast(explain(error, currency), 'error')
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">Amount</dt>
        <dd className="font-semibold text-lg">{formatMoney(invoice.total, currency)}</dd>
        <dt className="text-muted">Reference</dt>
        <dd className="select-all font-semibold text-lg">{invoice.number}</dd>
        <dt className="text-muted">Due</dt>
        <dd>{formatDay(invoice.dueDate)}</dd>
      </dl>
      <SelectField
        label="Pay with"
        value={method}
        onChange={({ target }) => void choose(offered.find((each) => each === target.value))}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {methodName(each)}
          </option>
        ))}
      </SelectField>
      {method === 'coins' ? null : (
        <p className="max-w-prose whitespace-pre-line">{paymentDetails[method]}</p>
      )}
      {method === 'orange-money' ? (
        <p>
          <Link to="/orange-money" className={link}>
            The Orange Money guide, step by step
          </Link>
        </p>
      ) : null}
      <p className="max-w-prose text-muted">
        Enter exactly this amount and quote the reference. Then send reference, amount and date to{' '}
        <a
          href={`mailto:${paymentsEmail}?subject=${encodeURIComponent(`Payment ${invoice.number}`)}`}
          className={`${link} break-words`}
        >
          {paymentsEmail}
        </a>
        . {invoice.orderId ? 'The service starts' : 'The renewal counts'} once the payment is
        confirmed.
      </p>
    </div>
  )
}
