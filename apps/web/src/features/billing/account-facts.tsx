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

/** `Account holder` as it is written after another word; `IBAN` stays as it is. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
