import { accountLines } from '@hostfront/domain/payments/account-lines'
import { CopyButton } from '../../parts/copy-button.tsx'
import { TransferFact } from './transfer-facts.tsx'

/** Where the money goes, line by line: a form of a bank asks for each by itself. */
export const AccountFacts = ({ account }: { account: string }) => (
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
  </dl>
)

/** Names that are words: others, `IBAN` or `PayPal`, are written as they are. */
const WORDS = /^(?:account|address|bank|beneficiary|details|email|holder|name|number|phone)\b/i

/** `Account holder` as it is written after another word. */
const inSentence = (name: string): string =>
  WORDS.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
