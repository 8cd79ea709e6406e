import { useRef } from 'react'
import { useCapabilities } from '../../host/capabilities.ts'
import { useSettings } from '../../host/settings.ts'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { TeamAddress } from '../../parts/team-address.tsx'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { textLink } from './email-link.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

/** By mail where the shop can send one; else the team resets a password by hand. */
export function ForgotPasswordScreen() {
  const { mail } = useCapabilities()
  const email = useRef<HTMLInputElement>(null)
  return (
    <AccountFrame
      title="Forgot your password?"
      lead={
        mail ? (
          'We mail you a link to set a new one.'
        ) : (
          <>
            Tell us the address of your account. Our team checks that it is yours, and mails you a
            new password, which you can change under Account. <AnswerAim />
          </>
        )
      }
      note={mail ? null : <OtherWays />}
    >
      <RequestResetForm mail={mail} email={email} />
      <BackToLogin field={email} />
    </AccountFrame>
  )
}

/** For who would rather write: from the address of the account it is at once clear whose it is. */
function OtherWays() {
  const { contactEmail, discordLink } = useSettings()
  const isWritten = contactEmail !== '' || discordLink === ''
  return (
    <p className="mt-5 text-muted text-sm">
      You can also{' '}
      {isWritten ? (
        <>
          write to <TeamAddress email={contactEmail} subject="Password reset" />
          {contactEmail ? ' from the address of your account' : null}
          {discordLink ? ', or ' : null}
        </>
      ) : null}
      {discordLink ? (
        <>
          ask in our{' '}
          <a href={discordLink} rel="noopener" className={textLink}>
            community chat
          </a>
        </>
      ) : null}
      .
    </p>
  )
}
