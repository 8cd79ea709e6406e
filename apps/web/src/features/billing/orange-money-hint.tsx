import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { useSettings } from '../../host/settings.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Nothing where the shop does not take Orange Money. */
export function OrangeMoneyHint() {
  const { paymentMethods } = useSettings()
  if (!offeredMethods(paymentMethods).some(({ id }) => id === 'orange-money')) return null
  return (
    <p className="mt-8 max-w-prose text-muted">
      You paid with Orange Money? The <TextLink to="/orange-money">payment guide</TextLink> says
      what to send us and where.
    </p>
  )
}
