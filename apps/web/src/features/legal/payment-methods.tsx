import { PaymentMethod } from '@hostfront/domain/billing/payment-method'
import { PAYMENT_METHOD_NAMES } from '@hostfront/domain/billing/payment-method-names'
import { useSettings } from '../../host/settings.ts'
import { TextLink } from '../../ui/text-link.tsx'

const OFF_SITE = PaymentMethod.options.filter((method) => method !== 'coins')

/** The methods outside the shop, each with how it works as the operator put it. */
export function PaymentMethods() {
  const { paymentDetails } = useSettings()
  return (
    <dl>
      {OFF_SITE.map((method) => (
        <div
          key={method}
          className="grid gap-x-6 border-line border-t py-3.5 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-semibold">{PAYMENT_METHOD_NAMES[method]}</dt>
          <dd className="text-muted">
            {paymentDetails[method]}{' '}
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
