import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useLinkToken } from './link-token.ts'
import { useVerification, type Verification } from './use-verification.ts'

/** Where the mailed link that confirms an address leads: headed by what came of it. */
export function VerifyEmailScreen() {
  const { currency } = useSettings()
  const { verification, tryAgain } = useVerification(useLinkToken(), currency)
  return (
    <AccountFrame title={TITLES[verification.state]}>
      <div className="flex flex-col items-start gap-5 [overflow-wrap:anywhere]">
        {/* There from the start: the heading has changed, and is read out. */}
        <p role="status" className="sr-only">
          {TITLES[verification.state] === HEADING ? '' : TITLES[verification.state]}
        </p>
        <Outcome verification={verification} tryAgain={tryAgain} />
      </div>
    </AccountFrame>
  )
}

/** Until something came of it. */
const HEADING = 'Your email address'

const TITLES: Readonly<Record<Verification['state'], string>> = {
  asking: HEADING,
  failed: HEADING,
  done: 'Your address is confirmed',
  login: 'Log in first',
  taken: 'This address has an account already',
  refused: 'This link does not work',
}

interface OutcomeProps {
  verification: Verification
  tryAgain: () => void
}

function Outcome({ verification, tryAgain }: OutcomeProps) {
  switch (verification.state) {
    case 'asking':
      return <Loading shape="none">Confirming...</Loading>
    case 'failed':
      return (
        <>
          <FormError>{verification.message}</FormError>
          <Button onClick={tryAgain}>Try again</Button>
        </>
      )
    case 'done':
      return (
        <>
          <p>
            You log in with <strong className="font-semibold">{verification.email}</strong>, and our
            mails go there.
          </p>
          <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
        </>
      )
    case 'login':
      return (
        <>
          <p>
            This link was mailed to the new address of an account. Log in with the address that the
            account has now. Then the new one replaces it.
          </p>
          <LinkButton to="/login?next=%2Fverify-email">Log in</LinkButton>
        </>
      )
    case 'taken':
      return (
        <>
          <p>Your account keeps the address it has.</p>
          {openAccount}
        </>
      )
    case 'refused':
      return <Refused />
  }
}

const LOGIN = `/login?next=${encodeURIComponent('/dashboard?tab=account')}`
const openAccount = <LinkButton to="/dashboard?tab=account">Open your account</LinkButton>

/** Most who meet it press a link a second time. */
function Refused() {
  const session = useSession()
  const account = session.state === 'known' ? session.account : null
  return (
    <>
      <p>
        This link to confirm an email address was used already, is too old, or is incomplete.
        {account ? '' : ' If your address is confirmed already, there is nothing to do.'}
      </p>
      {account?.emailVerifiedAt ? (
        <>
          <p>
            Your address <strong className="font-semibold">{account.email}</strong> is confirmed.
          </p>
          <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
        </>
      ) : (
        <>
          <p>
            {account
              ? 'You get a new one under Account on your dashboard.'
              : 'If it is not, log in: you get a new one under Account on your dashboard.'}
          </p>
          {account ? openAccount : <LinkButton to={LOGIN}>Log in to get a new link</LinkButton>}
        </>
      )}
    </>
  )
}
