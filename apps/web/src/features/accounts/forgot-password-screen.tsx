import { Link } from 'react-router'
import { useCapabilities } from '../../host/capabilities.ts'
import { AccountFrame, textLink } from './account-frame.tsx'
import { AskTheTeam } from './ask-the-team.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

/** By mail where the shop can send one; else the team resets a password by hand. */
export function ForgotPasswordScreen() {
  const { mail } = useCapabilities()
  return (
    <AccountFrame
      title="Forgot your password?"
      lead={
        mail
          ? 'We mail you a link to set a new one. Nobody can look up the old one: only its scrambled form is kept.'
          : 'Our team sets a new one for you. Nobody can look up the old one: only its scrambled form is kept.'
      }
    >
      {mail ? <RequestResetForm /> : <AskTheTeam />}
      <p className="mt-6 border-line border-t pt-5 text-[0.9375rem]">
        <Link to="/login" className={textLink}>
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}
