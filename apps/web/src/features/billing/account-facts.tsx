import { accountLines } from '@hostfront/domain/payments/account-lines'
import { CopyButton } from '../../parts/copy-button.tsx'
import { ReferenceFact, TransferFact } from './transfer-facts.tsx'

interface AccountFactsProps {
  account: string
  /** What the payment is known by, where it is not said above, with the amount. */
  reference?: string
}

/** Where the money goes, line by line, and with which reference: a form of a bank asks for each by itself. */
export const AccountFacts = ({ account, reference }: AccountFactsProps) => (
  <dl className="@container rounded-md border border-line">
    {accountLines(account).map(({ name, value, isNote }) => (
      <TransferFact
        key={name}
        name={name}
        action={
          isNote ? null : (
            <CopyButton text={value} done={`${name} copied`}>
              {`Copy ${inSentence(name)}`}
            </CopyButton>
          )
        }
      >
        <span className="select-all figures [overflow-wrap:anywhere]">{value}</span>
      </TransferFact>
    ))}
    {reference ? <ReferenceFact text={reference} /> : null}
  </dl>
)

/** Names that are words: others, `IBAN` or `PayPal`, are written as they are. */
const WORDS = /^(?:account|address|bank|beneficiary|details|email|holder|name|number|phone)\b/i

/** `Account holder` as it is written after another word. */
const inSentence = (name: string): string =>
  WORDS.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
