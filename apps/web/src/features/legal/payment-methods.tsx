import { namedMethods } from '@hostfront/domain/payments/public-methods'
import { useSettings } from '../../host/settings.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { generalInstructions } from '../../words/general-instructions.ts'
import { methodChoice } from '../../words/method-choice.ts'

/** The ways to pay outside the shop, each with how it works as the operator put it. */
export function PaymentMethods() {
  const { paymentMethods } = useSettings()
  const named = namedMethods(paymentMethods)
  const [first] = named
  // What all of them say is said once, as in a shop that is tried out.
  const isShared =
    first !== undefined &&
    first.instructions !== '' &&
    named.length > 1 &&
    named.every((each) => each.instructions === first.instructions && !each.account)
  if (isShared) {
    return (
      <>
        <ul className="dotted font-semibold">
          {named.map((method) => (
            <li key={method.id}>{methodChoice(method)}</li>
          ))}
        </ul>
        <p className="mt-3 max-w-prose text-muted">{generalInstructions(first)}</p>
      </>
    )
  }
  return (
    <dl>
      {named.map((method) => (
        <div key={method.id}>
          <dt className="font-semibold">{methodChoice(method)}</dt>
          <dd>
            {generalInstructions(method)}{' '}
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
