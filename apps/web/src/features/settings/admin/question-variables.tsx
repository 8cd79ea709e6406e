import {
  QUESTION_VARIABLES,
  type QuestionVariable,
} from '@hostfront/domain/settings/filled-questions'

const MEANINGS: Record<QuestionVariable, string> = {
  siteName: 'the shop name',
  refundTitle: 'the refund title',
  refundBody: 'the refund policy',
  waysToPay: 'coins and the payment methods that pages name',
  renewalLeadDays: 'how long before expiry a renewal is billed, such as 7 days',
  graceDays: 'how long a suspended service is kept, such as 7 days',
  paidTimeBegins: 'that the order is approved, or the server ready',
}

/** What questions and answers may name. */
export function QuestionVariables() {
  return (
    <details className="mt-3 max-w-prose">
      <summary className="inline-block cursor-pointer py-1 font-medium underline underline-offset-4">
        What an answer can take from the settings
      </summary>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-[12rem_1fr]">
        {QUESTION_VARIABLES.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-muted">{MEANINGS[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
