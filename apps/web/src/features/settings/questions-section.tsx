import { useId } from 'react'
import { useQuestions } from '../../host/questions.ts'
import { PlainText } from '../../parts/plain-text.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What buyers ask, each answer behind its question; nothing where the operator wants none. */
export function QuestionsSection() {
  const questions = useQuestions()
  const headingId = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="border-line border-t py-16 md:py-24">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id={headingId} className="text-title">
            Questions and answers
          </h2>
          <p className="mt-4 text-lead text-muted">
            Is yours not among them? <TextLink to="/contact">Ask us</TextLink> before you order.
          </p>
        </div>
        <div className="min-w-0 border-line border-b">
          {questions.map(({ question, answer }, at) => (
            // Nobody keeps an operator from asking the same twice.
            <details key={`${at} ${question}`} className="group border-line border-t">
              <summary className="flex min-h-14 cursor-pointer list-none items-start gap-6 py-4.5 font-semibold text-lead leading-snug hover:text-accent-ink [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 grow [overflow-wrap:anywhere]">{question}</span>
                <Icon
                  name="chevron-down"
                  className="mt-1 size-5 shrink-0 text-muted group-open:rotate-180"
                />
              </summary>
              <div className="max-w-prose pb-7 text-muted">
                <PlainText text={answer} headings="h3" />
              </div>
            </details>
          ))}
        </div>
      </Container>
    </section>
  )
}
