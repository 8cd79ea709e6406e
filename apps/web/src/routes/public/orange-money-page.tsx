import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { OrangeMoneySteps } from '../../features/billing/orange-money-steps.tsx'
import { ReceiptDrawing } from '../../features/billing/receipt-drawing.tsx'
import { useSettings } from '../../host/settings.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function OrangeMoneyPage() {
  const { paymentMethods } = useSettings()
  const method = offeredMethods(paymentMethods).find(({ id }) => id === 'orange-money')
  if (!method) return <NotOffered />
  return (
    <>
      <PageHeader
        title="Pay with Orange Money"
        lead="Six steps, one invoice number. Your service activates once payment is confirmed."
      />
      <Container className="grid gap-12 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_min(26rem,38%)] lg:gap-16">
        <OrangeMoneySteps method={method} />
        <div className="flex flex-col gap-8 lg:sticky lg:top-28 lg:self-start">
          <div className="max-lg:hidden">
            <ReceiptDrawing account={method.account} />
          </div>
          <p className="text-muted">
            Another way to pay? See the{' '}
            <TextLink to="/service-terms#payment">accepted payment methods</TextLink>. Something
            went wrong? <TextLink to="/contact">Contact support</TextLink>.
          </p>
        </div>
      </Container>
    </>
  )
}

const NotOffered = () => (
  <>
    <PageHeader title="Pay with Orange Money" lead="Orange Money is not offered at the moment." />
    <Container className="pb-16 md:pb-24">
      <p className="max-w-prose text-muted">
        To pay another way, see the{' '}
        <TextLink to="/service-terms#payment">accepted payment methods</TextLink>. Already sent
        money this way? <TextLink to="/contact">Contact support</TextLink>.
      </p>
    </Container>
  </>
)
