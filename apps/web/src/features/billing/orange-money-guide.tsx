import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { TRIAL_INSTRUCTIONS, TRIAL_WARNING } from '@hostfront/domain/payments/seed-methods'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { GuidedInvoice } from './guided-invoice.ts'
import { OrangeMoneySteps } from './orange-money-steps.tsx'
import { ReceiptDrawing } from './receipt-drawing.tsx'

interface OrangeMoneyGuideProps {
  method: PublicMethod
  /** What is paid by it; null: nobody has said. */
  invoice?: GuidedInvoice | null
}

function leadOf(invoice: GuidedInvoice | null): string {
  if (invoice === null) {
    return 'Six steps, one invoice number. Your service activates once payment is confirmed.'
  }
  const { number, amount, isDeclared } = invoice
  return isDeclared
    ? `You told us that you have paid invoice ${number}. We are checking it: do not pay again.`
    : `Invoice ${number}: ${amount} to pay. Your service activates once payment is confirmed.`
}

export const OrangeMoneyGuide = ({ method, invoice = null }: OrangeMoneyGuideProps) => (
  <>
    <PageHeader
      title="Pay with Orange Money"
      lead={
        <>
          {leadOf(invoice)}
          {method.instructions === TRIAL_INSTRUCTIONS ? (
            <strong className="mt-3 block font-semibold text-ink">{TRIAL_WARNING}</strong>
          ) : null}
        </>
      }
    >
      {invoice ? <TextLink to={invoice.back.to}>{`Back to ${invoice.back.name}`}</TextLink> : null}
    </PageHeader>
    <Container className="grid gap-3 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_min(26rem,38%)] lg:gap-16">
      <OrangeMoneySteps method={method} invoice={invoice} />
      <div className="flex flex-col gap-8 lg:sticky lg:top-28 lg:self-start">
        <div className="max-lg:hidden">
          <ReceiptDrawing account={method.account} invoice={invoice} />
        </div>
        <p className="text-muted">
          Another way to pay? See the{' '}
          <TextLink to="/service-terms#payment">accepted payment methods</TextLink>. Something went
          wrong? <TextLink to="/contact">Contact support</TextLink>.
        </p>
      </div>
    </Container>
  </>
)
