import { offeredMethods } from '@hostfront/domain/billing/offered-methods'
import { PAYMENT_METHOD_NAMES } from '@hostfront/domain/billing/payment-method-names'
import { useSettings } from '../../host/settings.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The methods outside the shop that it offers, each with how it works as the operator put it. */
export function PaymentMethods() {
  const settings = useSettings()
  return (
    <dl>
      {offeredMethods(settings).map((method) => (
        <div
          key={method}
          className="grid gap-x-6 border-line border-t py-3.5 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-semibold">{PAYMENT_METHOD_NAMES[method]}</dt>
          <dd className="text-muted">
            {settings.paymentDetails[method]}{' '}
            {method === 'orange-money' ? (
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
