import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isAbout, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { filledInstructions } from '@hostfront/domain/payments/filled-instructions'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { useState } from 'react'
import { Link } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { TeamAddress } from '../../parts/team-address.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { formatDay } from '../../words/dates.ts'
import { explain } from '../../words/explain.ts'
import { methodChoice } from '../../words/method-choice.ts'
import { TransferCode } from './transfer-code.tsx'
import { TransferFacts } from './transfer-facts.tsx'

const link = 'text-accent-ink underline underline-offset-4 hover:no-underline'

/** What to transfer, how, and with which reference, for an invoice that is paid outside of the shop. */
export function HowToPay({ invoice }: { invoice: Invoice }) {
  const settings = useSettings()
  const { currency, paymentMethods } = settings
  const email = settings.paymentsEmail || settings.contactEmail
  const [method, setMethod] = useState(invoice.paymentMethod)
  const offered = offeredMethods(paymentMethods, invoice.buyer.country)
  const chosen = offered.find(({ id }) => id === method)

  /** How to pay is shown at once; the shop is sent the choice. */
  async function choose(paymentMethod: string): Promise<void> {
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
      <TransferFacts invoice={invoice} currency={currency} />
      {offered.length === 0 ? (
        <NoWayOutside />
      ) : (
        <SelectField
          label="Pay with"
          value={chosen?.id ?? ''}
          onChange={({ target }) => void choose(target.value)}
        >
          {chosen ? null : (
            <option value="" disabled>
              Choose how to pay
            </option>
          )}
          {offered.map((each) => (
            <option key={each.id} value={each.id}>
              {methodChoice(each)}
            </option>
          ))}
        </SelectField>
      )}
      {chosen ? <Instructions method={chosen} invoice={invoice} currency={currency} /> : null}
      {chosen?.id === 'orange-money' ? (
        <p>
          <Link to="/orange-money" className={link}>
            The Orange Money guide, step by step
          </Link>
        </p>
      ) : null}
      {chosen && chosen.instructions !== TRIAL_INSTRUCTIONS ? (
        <p className="max-w-prose text-muted">
          Enter exactly this amount and quote the reference. Then send reference, amount and date to{' '}
          <TeamAddress email={email} subject={`Payment ${invoice.number}`} />.{' '}
          {isAbout(invoice, ORDER) ? 'The service starts' : 'The renewal counts'} once the payment
          is confirmed.
        </p>
      ) : null}
    </div>
  )
}

interface InstructionsProps {
  method: PublicMethod
  invoice: Invoice
  currency: Currency
}

/** As the operator put it, with what is to be paid; where the money goes is apart, to be copied. */
function Instructions({
  method: { name, instructions, account },
  invoice,
  currency,
}: InstructionsProps) {
  const text = filledInstructions(instructions, {
    amount: formatMoney(invoice.total, currency),
    reference: invoice.number,
    due: formatDay(invoice.dueDate),
  })
  return (
    <>
      {text ? (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      ) : null}
      {account ? (
        <div className="flex flex-wrap items-start justify-between gap-3 rounded-md border border-line p-4">
          <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{account}</p>
          <CopyButton text={account} done={`${name} details copied`}>
            Copy details
          </CopyButton>
        </div>
      ) : null}
      <TransferCode account={account} invoice={invoice} currency={currency} />
    </>
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
