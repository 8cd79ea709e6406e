import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { Smartphone } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { ContactWay } from '../../parts/contact-way.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Nothing where the shop does not take Orange Money. */
export function OrangeMoneyHint() {
  const { paymentMethods } = useSettings()
  if (!offeredMethods(paymentMethods).some(({ id }) => id === 'orange-money')) return null
  return (
    <ContactWay icon={<Smartphone />} title="You paid with Orange Money?">
      The <TextLink to="/orange-money">payment guide</TextLink> says what to send us and where.
    </ContactWay>
  )
}
