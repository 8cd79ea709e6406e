import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isMethodOffered, offeredMethods } from '@hostfront/domain/billing/offered-methods'
import type { OffSiteMethod } from '@hostfront/domain/billing/payment-method'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { TRIAL_PAYMENT_DETAILS } from '@hostfront/domain/settings/trial-settings'
import { useState } from 'react'
import { Link } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TeamAddress } from '../../ui/team-address.tsx'
import { toast } from '../../ui/toast.ts'
import { formatDay } from '../../words/dates.ts'
import { explain } from '../../words/explain.ts'
import { methodName } from '../../words/orders.ts'

const link = 'text-accent-ink underline underline-offset-4 hover:no-underline'

/** What to transfer, how, and with which reference, for an invoice that is paid outside of the shop. */
export function HowToPay({ invoice }: { invoice: Invoice }) {
  const settings = useSettings()
  const { currency, paymentDetails } = settings
  const email = settings.paymentsEmail || settings.contactEmail
  const [method, setMethod] = useState(invoice.paymentMethod)
  const offered = offeredMethods(settings)
  const isChosen = method !== 'coins' && isMethodOffered(method, settings)

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
      {offered.length === 0 ? (
        <NoWayOutside />
      ) : (
        <SelectField
          label="Pay with"
          value={isChosen ? method : ''}
          onChange={({ target }) => void choose(offered.find((each) => each === target.value))}
        >
          {isChosen ? null : <option value="">Choose how to pay</option>}
          {offered.map((each) => (
            <option key={each} value={each}>
              {methodName(each)}
            </option>
          ))}
        </SelectField>
      )}
      {isChosen ? (
        <p className="max-w-prose whitespace-pre-line">{paymentDetails[method]}</p>
      ) : null}
      {isChosen && method === 'orange-money' ? (
        <p>
          <Link to="/orange-money" className={link}>
            The Orange Money guide, step by step
          </Link>
        </p>
      ) : null}
      {isChosen && paymentDetails[method] !== TRIAL_PAYMENT_DETAILS ? (
        <p className="max-w-prose text-muted">
          Enter exactly this amount and quote the reference. Then send reference, amount and date to{' '}
          <TeamAddress email={email} subject={`Payment ${invoice.number}`} />.{' '}
          {invoice.orderId ? 'The service starts' : 'The renewal counts'} once the payment is
          confirmed.
        </p>
      ) : null}
    </div>
  )
}

const NoWayOutside = () => (
  <p className="max-w-prose">
    Coins are the only way to pay at the moment. Questions? Ask us in a{' '}
    <Link to="/dashboard?tab=support" className={link}>
      ticket
    </Link>
    .
  </p>
)
