import { filledInstructions } from '@hostfront/domain/payments/filled-instructions'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { useSettings } from '../../host/settings.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { unnamedPayment } from '../../words/billing.ts'
import { methodChoice } from '../../words/method-choice.ts'

/** The methods outside the shop that it offers, each with how it works as the operator put it. */
export function PaymentMethods() {
  const { paymentMethods } = useSettings()
  return (
    <dl>
      {offeredMethods(paymentMethods).map((method) => (
        <div
          key={method.id}
          className="grid gap-x-6 border-line border-t py-3.5 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-semibold [overflow-wrap:anywhere]">{methodChoice(method)}</dt>
          <dd className="text-muted [overflow-wrap:anywhere]">
            {filledInstructions(method.instructions, unnamedPayment)}{' '}
            {method.account ? <span className="whitespace-pre-line">{method.account}</span> : null}{' '}
            {method.id === 'orange-money' ? (
              <TextLink to="/orange-money" className="whitespace-nowrap">
                Step by step
              </TextLink>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
