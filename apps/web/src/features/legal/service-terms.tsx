import { countryName } from '@hostfront/domain/accounts/country-name'
import { listWords } from '@hostfront/domain/list-words'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { TeamAddress } from '../../parts/team-address.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { mayBeTaxed } from '../../words/tax.ts'
import { CycleTable } from './cycle-table.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { Term } from './term.tsx'

const OperatorTerms = lazy(() =>
  loadPart(async () => ({ default: (await import('./operator-terms.tsx')).OperatorTerms })),
)

const TERMS = [
  { id: 'payment', title: 'Payment methods' },
  { id: 'cycles', title: 'Billing cycles' },
  { id: 'taxes', title: 'Taxes' },
  { id: 'refunds', title: 'Refunds' },
  { id: 'no-refund', title: 'What is not refunded' },
  { id: 'questions', title: 'Questions' },
] as const

/** Last, so that what is above stays in its place when the shop has opened. */
const OF_THE_OPERATOR = { id: 'terms', title: 'Terms and conditions' } as const

/** What the page says, with the operator's own terms once there are any. */
export const useTerms = () =>
  useSettings().legal.pages.includes('terms') ? [...TERMS, OF_THE_OPERATOR] : TERMS

export function ServiceTerms() {
  const settings = useSettings()
  const { legal, contactEmail } = settings
  const isPaidDirectly = offeredMethods(settings.paymentMethods).length > 0
  return (
    <div className="min-w-0">
      <Term number={1} {...TERMS[0]}>
        <p className="mb-5">
          Pay with coins from your balance
          {isPaidDirectly ? ', or directly in one of these ways' : null}.
          {settings.features.coinPurchase ? ' Coins are bought in advance.' : null}
          {isPaidDirectly
            ? ' An order that you pay directly starts once we have seen the payment.'
            : ' There is no other way to pay at the moment.'}
        </p>
        <PaymentMethods />
      </Term>
      <Term number={2} {...TERMS[1]}>
        <p className="mb-5">
          The longer the cycle, the lower the price per month. The discount applies to the plan, not
          to a backup surcharge. There is no setup fee.
        </p>
        <CycleTable />
      </Term>
      <Term number={3} {...TERMS[2]}>
        <Taxes />
      </Term>
      <Term number={4} {...TERMS[3]}>
        <h3 className="mb-2 font-semibold text-lead">{legal.refundTitle}</h3>
        <p className="whitespace-pre-line">{legal.refundBody}</p>
      </Term>
      <Term number={5} {...TERMS[4]}>
        <p className="mb-3">No money is paid back for a service that was</p>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-accent-ink">
          <li>resold to somebody else,</li>
          <li>put to unreasonable use,</li>
          <li>ended because these terms were broken.</li>
        </ul>
      </Term>
      <Term number={6} {...TERMS[5]}>
        <p>
          Write to <TeamAddress email={contactEmail} />
          {contactEmail ? (
            <>
              {' '}
              or use the <TextLink to="/contact">contact form</TextLink>
            </>
          ) : null}
          .
        </p>
      </Term>
      {legal.pages.includes('terms') ? (
        <Suspense>
          <OperatorTerms number={TERMS.length + 1} {...OF_THE_OPERATOR} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Taxes() {
  const { tax } = useSettings()
  const { name, included, countries } = tax
  if (!mayBeTaxed(tax)) return <p>No tax is added to our prices.</p>
  const SHOWN = 'shown as a line of its own before you order'
  // With rates of several countries the sum before the order says which.
  if (tax.scheme !== 'listed' || tax.rates.length > 0) {
    return (
      <p>
        {included
          ? `Our prices include ${name}. How much of it they hold depends on your country and is ${SHOWN}; you pay the price as shown.`
          : `${name} depends on your country. It is added to the price and ${SHOWN}.`}
      </p>
    )
  }
  return (
    <p>
      {name} of {tax.basisPoints / 100}% applies to customers in{' '}
      {listWords(countries.map(countryName), 'and')}. It is {included ? 'included in' : 'added to'}{' '}
      the price and {SHOWN}. Customers elsewhere pay the price as shown.
    </p>
  )
}
