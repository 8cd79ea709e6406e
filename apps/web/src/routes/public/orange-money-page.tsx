import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { OrangeMoneyGuide } from '../../features/billing/orange-money-guide.tsx'
import { loadPart } from '../../host/load-part.ts'
import { useAccount } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Loaded for who comes from an invoice. */
const InvoicedGuide = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/invoiced-guide.tsx')).InvoicedGuide,
  })),
)

/** `?invoice=<id>`: which one of the person's is to be paid. */
export function OrangeMoneyPage() {
  const { paymentMethods } = useSettings()
  const method = offeredMethods(paymentMethods).find(({ id }) => id === 'orange-money')
  const invoiceId = useSearchParams()[0].get('invoice')
  const account = useAccount()
  if (!method) return <NotOffered />
  return invoiceId && account ? (
    <Suspense fallback={<OrangeMoneyGuide method={method} />}>
      <InvoicedGuide method={method} invoiceId={invoiceId}>
        {(invoice) => <OrangeMoneyGuide method={method} invoice={invoice} />}
      </InvoicedGuide>
    </Suspense>
  ) : (
    <OrangeMoneyGuide method={method} />
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
