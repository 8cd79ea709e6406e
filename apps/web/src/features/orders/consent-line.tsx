import { consentWords } from '../../words/consent.ts'

/** What is accepted with the order. The terms open beside it: an order that is half typed stays. */
export const ConsentLine = () => (
  <p className="text-muted text-sm">
    {consentWords.before}
    <a
      href="/service-terms"
      target="_blank"
      rel="noopener"
      className="text-accent-ink underline underline-offset-4 hover:no-underline"
    >
      {consentWords.link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
    {consentWords.after}
  </p>
)
