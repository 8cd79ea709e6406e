import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { TeamAddress } from '../../parts/team-address.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { generalInstructions } from '../../words/general-instructions.ts'
import type { GuidedInvoice } from './guided-invoice.ts'
import { ReceiptDrawing } from './receipt-drawing.tsx'

interface OrangeMoneyStepsProps {
  method: PublicMethod
  invoice: GuidedInvoice | null
}

/** The guide's six steps (seed, section 2). Of who comes with an invoice the first is done. */
export function OrangeMoneySteps({ method, invoice }: OrangeMoneyStepsProps) {
  const { paymentsEmail, contactEmail } = useSettings()
  const email = paymentsEmail || contactEmail
  // That it is a trial is said at the top.
  const how =
    method.instructions === TRIAL_INSTRUCTIONS
      ? ''
      : (invoice?.instructions ?? generalInstructions(method))
  return (
    <ol className="numbered">
      <Step title="Generate an invoice" isDone={invoice !== null}>
        {invoice ? (
          `Done: invoice ${invoice.number}, ${invoice.amount} to pay.`
        ) : (
          <>
            Order a service and choose Orange Money to pay with. The invoice appears under Billing
            in your <TextLink to="/dashboard">dashboard</TextLink>.
          </>
        )}
      </Step>
      <Step title="Open the app">Start the Orange Money app on your phone and log in.</Step>
      <Step
        title="Transfer the money"
        picture={
          invoice ? (
            <div className="col-span-full mt-4 empty:hidden sm:col-start-2">{invoice.account}</div>
          ) : null
        }
      >
        Choose a transfer to our company account.
        {how || method.account ? '' : ' A trial shop has none.'}
        <span className="mt-2 block whitespace-pre-line text-ink empty:hidden">
          {[how, invoice ? '' : method.account].filter(Boolean).join('\n')}
        </span>
      </Step>
      <Step
        title="Enter amount and reference"
        // Where there is room it is beside all of them.
        picture={
          <>
            {invoice ? (
              <div className="col-span-full mt-5 sm:col-start-2">{invoice.facts}</div>
            ) : null}
            <div className="col-span-full mt-5 sm:col-start-2 lg:hidden">
              <ReceiptDrawing account={method.account} invoice={invoice} />
            </div>
          </>
        }
      >
        Type the exact amount of the invoice, and the invoice number as the reference.
      </Step>
      <Step title="Confirm">Check both once more and confirm the transfer.</Step>
      <Step title="Tell us">
        Press “I have paid” on{' '}
        {invoice ? (
          <TextLink to={invoice.back.to}>{invoice.back.name}</TextLink>
        ) : (
          'the page of your order'
        )}
        . Or {email ? 'email' : 'send'} the transaction details (reference, amount, date) to{' '}
        <TeamAddress email={email} />.
      </Step>
    </ol>
  )
}

interface StepProps {
  title: string
  isDone?: boolean
  picture?: ReactNode
  children: ReactNode
}

function Step(props: StepProps) {
  return (
    <li
      data-done={props.isDone}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-line border-t py-6 sm:gap-x-6"
    >
      {props.isDone ? (
        // By hand: the library of the icons is more than all of this page.
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          className="size-8 rounded-full border border-ok p-1.5 text-ok"
        >
          <path d="M20 6 9 17l-5-5" />
        </svg>
      ) : null}
      <div>
        <h2 className="text-heading">{props.title}</h2>
        <p className="mt-1.5 max-w-prose text-muted [overflow-wrap:anywhere]">{props.children}</p>
      </div>
      {props.picture}
    </li>
  )
}
