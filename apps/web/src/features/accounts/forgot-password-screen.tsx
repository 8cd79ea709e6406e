import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { AccountFrame, textLink } from './account-frame.tsx'

/** Nothing can be mailed from a shop that lives in the browser: the team resets a password by hand. */
export function ForgotPasswordScreen() {
  const { contactEmail, discordLink } = useSettings()
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Our team sets a new one for you. Nobody can look up the old one: only its scrambled form is kept."
    >
      <h2 className="font-semibold text-lg">How to get a new password</h2>
      <ol className="mt-4 flex list-decimal flex-col gap-3 ps-5 marker:text-muted">
        <li>
          Write to{' '}
          <a
            href={`mailto:${contactEmail}?subject=${encodeURIComponent('Password reset')}`}
            className={`${textLink} break-words`}
          >
            {contactEmail}
          </a>{' '}
          from the address of your account
          {discordLink ? (
            <>
              , or ask in our{' '}
              <a href={discordLink} rel="noopener" className={textLink}>
                community chat
              </a>
            </>
          ) : null}
          .
        </li>
        <li>We check that the account is yours.</li>
        <li>You get a new password and can login with it at once.</li>
      </ol>
      <p className="mt-6 border-line border-t pt-5 text-[0.9375rem]">
        <Link to="/login" className={textLink}>
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}
