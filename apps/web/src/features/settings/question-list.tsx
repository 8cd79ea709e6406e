import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import { PlainText } from '../../parts/plain-text.tsx'
import { Icon } from '../../ui/icon.tsx'

interface QuestionListProps {
  questions: readonly ShopQuestion[]
  /** So many of them are on a phone; left out: all. */
  onPhone?: number
}

/** Each answer behind its question, in two columns where there is room. */
export function QuestionList({ questions, onPhone = questions.length }: QuestionListProps) {
  // An answer that opens moves what is below it, and nothing beside it.
  const half = Math.ceil(questions.length / 2)
  const columns = [questions.slice(0, half), questions.slice(half)]
  return (
    <div className="grid items-start gap-x-16 border-line max-lg:border-b lg:grid-cols-2">
      {columns.map((column, at) => (
        <div key={at} className="min-w-0 border-line lg:border-b">
          {column.map(({ question, answer }, row) => (
            // Nobody keeps an operator from asking the same twice.
            <details
              key={`${row} ${question}`}
              className={`group border-line border-t ${at * half + row < onPhone ? '' : 'max-sm:hidden'}`}
            >
              <summary className="flex min-h-12 cursor-pointer list-none items-start gap-6 py-2.5 font-semibold hover:text-accent-ink md:py-4 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 grow [overflow-wrap:anywhere]">{question}</span>
                <Icon
                  name="chevron-down"
                  className="mt-0.5 size-5 shrink-0 text-muted group-open:rotate-180"
                />
              </summary>
              <div className="max-w-prose pe-11 pb-6 text-muted">
                <PlainText text={answer} headings="h3" />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
