import type { PlanType } from '@hostfront/domain/plans/plan'
import { questionsFor } from '@hostfront/domain/settings/questions-for'
import { usePlans } from '../../host/plans.ts'
import { useQuestions } from '../../host/questions.ts'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { QuestionList } from './question-list.tsx'

interface QuestionsSectionProps {
  /** Of the plans beside it; null: of all that is sold. */
  type: PlanType | null
  /** Instead of the way to who answers others. */
  lead?: string
}

const MANY = 8

/** What buyers ask, each answer behind its question; nothing where the operator wants none. */
export function QuestionsSection({ type, lead }: QuestionsSectionProps) {
  const sold = usePlans().map((plan) => plan.type)
  const questions = questionsFor(useQuestions(), type === null ? sold : [type])
  if (questions.length === 0) return null
  // On a phone home is long enough, and the page for whoever has another question has all of them.
  const isShort = type === null && lead === undefined && questions.length > MANY
  return (
    <Section
      id="questions"
      title="Questions and answers"
      lead={
        lead ?? (
          <>
            Yours is not here? <TextLink to="/contact">Ask us</TextLink> before you order.
          </>
        )
      }
    >
      <QuestionList questions={questions} {...(isShort && { onPhone: MANY })} />
      {isShort ? (
        <p className="mt-4 sm:hidden">
          <TextLink to="/contact#questions">All questions</TextLink>
        </p>
      ) : null}
    </Section>
  )
}
