import { namedMethods } from '@hostfront/domain/payments/public-methods'
import { Smartphone } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { ContactWay } from '../../parts/contact-way.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Nothing where the shop does not take Orange Money. */
export function OrangeMoneyHint() {
  const { paymentMethods } = useSettings()
  if (!namedMethods(paymentMethods).some(({ id }) => id === 'orange-money')) return null
  return (
    <ContactWay icon={<Smartphone />} title="You paid with Orange Money?">
      Press “I have paid” on the page of your order. The{' '}
      <TextLink to="/orange-money">payment guide</TextLink> has all six steps.
    </ContactWay>
  )
}
