import { minutesInWords } from '@hostfront/domain/accounts/minutes-in-words'
import { TOKEN_MINUTES } from '@hostfront/domain/accounts/token-minutes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCapabilities } from '../../host/capabilities.ts'
import { withEmail } from '../../parts/known-email.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { useLinkToken } from './link-token.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Where the mailed link for a new password leads. */
export function ResetPasswordScreen() {
  const token = useLinkToken()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string | null>(null)
  const { mail } = useCapabilities()
  if (token === null && !mail) return <NoLinks />
  if (token === null || token === refused) {
    return <UselessLink wasRefused={token !== null} />
  }
  return (
    <AccountFrame
      title="Set a new password"
      lead="You log in with it from now on. Wherever else you are logged in, you are logged out."
    >
      {token === undefined ? (
        <Loading />
      ) : (
        <ResetPasswordForm
          key={token}
          token={token}
          onDone={(email) => void navigate('/login', { replace: true, state: withEmail(email) })}
          onRefusedLink={() => setRefused(token)}
        />
      )}
      <BackToLogin />
    </AccountFrame>
  )
}

/** Of a shop that mails none. */
const NoLinks = () => (
  <AccountFrame title="Request a new password">
    <div className="flex flex-col items-start gap-5">
      <p>
        This shop sends no links for it: tell us the email address of your account, and our team
        emails you a new password.
      </p>
      <LinkButton to="/forgot-password" className="max-sm:w-full">
        Request a new password
      </LinkButton>
    </div>
    <BackToLogin />
  </AccountFrame>
)

function UselessLink({ wasRefused }: { wasRefused: boolean }) {
  return (
    <AccountFrame
      title={wasRefused ? 'This link does not work any longer' : 'This link is incomplete'}
    >
      <div role="alert" className="flex flex-col items-start gap-5">
        <p>
          {wasRefused
            ? `It has been used or is too old: a link for a new password works once and for ${minutesInWords(TOKEN_MINUTES['password-reset'])}. Ask for a new one.`
            : 'To set a new password, open the link in our mail again, all of it. If it is lost, ask for a new one.'}
        </p>
        <LinkButton to="/forgot-password" className="max-sm:w-full">
          Ask for a new link
        </LinkButton>
      </div>
      <BackToLogin />
    </AccountFrame>
  )
}
