import { lazy, Suspense } from 'react'
import { ContactForm } from '../../features/support/contact-form.tsx'
import { ContactWays } from '../../features/support/contact-ways.tsx'
import { loadPart } from '../../host/load-part.ts'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { useClaim } from '../../parts/use-claim.ts'
import { Container } from '../../ui/container.tsx'
import { QuestionsSlot } from './questions-slot.ts'

const OrangeMoneyHint = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/orange-money-hint.tsx')).OrangeMoneyHint,
  })),
)

export function ContactPage() {
  const answersAtNight = useClaim('support')
  return (
    <>
      <Container className="grid gap-8 py-10 md:gap-12 md:py-20 lg:grid-cols-[1fr_1.15fr] lg:gap-x-24 lg:gap-y-0 lg:grid-rows-[auto_1fr]">
        <div className="lg:pb-10">
          <h1 className="-mt-2 text-title">Write to us</h1>
          <p className="mt-5 max-w-prose text-lead text-muted">
            {answersAtNight
              ? 'Before you order, while you pay, or when a server misbehaves at night: write at any hour, and a person answers.'
              : 'Before you order, while you pay, or when a server misbehaves: write, and a person answers.'}{' '}
            <AnswerAim />
          </p>
        </div>
        <div className="self-start rounded-lg border border-line bg-surface p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactForm />
        </div>
        {/* Below the form on a phone. */}
        <ContactWays>
          <Suspense>
            <OrangeMoneyHint />
          </Suspense>
        </ContactWays>
      </Container>
      <QuestionsSlot type={null} lead="Perhaps yours is answered already." />
    </>
  )
}
