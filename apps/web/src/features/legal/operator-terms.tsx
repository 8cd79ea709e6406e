import { PlainText } from '../../parts/plain-text.tsx'
import { LegalText } from './legal-text.tsx'
import { Term } from './term.tsx'

/** The operator's own terms, below what the shop itself says. */
export const OperatorTerms = (props: { id: string; number: number; title: string }) => (
  <LegalText page="terms">
    {(text) => (
      <Term {...props}>
        <PlainText text={text} headings="h3" />
      </Term>
    )}
  </LegalText>
)
