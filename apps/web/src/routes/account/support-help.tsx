import { questionsFor } from '@hostfront/domain/settings/questions-for'
import { QuestionList } from '../../features/settings/question-list.tsx'
import { usePlans } from '../../host/plans.ts'
import { useQuestions } from '../../host/questions.ts'
import { useSettings } from '../../host/settings.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** So many are below the tickets; the page for questions has all. */
const MANY = 6

/** Below the tickets: what others ask, and the quicker way to the team where there is one. */
export function SupportHelp() {
  const { whatsappLink } = useSettings()
  const sold = usePlans().map(({ type }) => type)
  const questions = questionsFor(useQuestions(), sold)
  return (
    <>
      {whatsappLink ? (
        <p className="mt-4 text-muted">
          In a hurry? <TextLink to={whatsappLink}>Write to us on WhatsApp</TextLink>.
        </p>
      ) : null}
      {questions.length > 0 ? (
        <Panel
          title="Questions and answers"
          className="mt-12"
          action={
            questions.length > MANY ? (
              <TextLink to="/contact#questions">All questions</TextLink>
            ) : null
          }
        >
          <QuestionList questions={questions.slice(0, MANY)} />
        </Panel>
      ) : null}
    </>
  )
}
