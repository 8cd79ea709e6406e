import { minutesInWords } from '@hostfront/domain/accounts/minutes-in-words'
import { TOKEN_MINUTES } from '@hostfront/domain/accounts/token-minutes'
import { useRef } from 'react'
import { useCapabilities } from '../../host/capabilities.ts'
import { useSettings } from '../../host/settings.ts'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { TeamAddress } from '../../parts/team-address.tsx'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { textLink } from './email-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

const BY_MAIL = [
  [
    'You get an email',
    `Its link works once, for ${minutesInWords(TOKEN_MINUTES['password-reset'])}.`,
  ],
  ['You set a new password', 'On the page that the link opens.'],
  ['You log in with it', 'Wherever else you are logged in, you are logged out.'],
] as const

const BY_TEAM = [
  ['We check', 'Our team makes sure that the account is yours.'],
  ['You get an email', 'With a new password for your account.'],
  ['You log in with it', 'Then you choose your own under Account.'],
] as const

/** By mail where the shop can send one; else the team resets a password by hand. */
export function ForgotPasswordScreen() {
  const { mail } = useCapabilities()
  const email = useRef<HTMLInputElement>(null)
  return (
    <AccountFrame
      title="Forgot your password?"
      lead={
        mail ? (
          'Tell us the address of your account.'
        ) : (
          <>
            Tell us the address of your account. <AnswerAim />
          </>
        )
      }
      note={
        <>
          <NextSteps steps={mail ? BY_MAIL : BY_TEAM} />
          {mail ? null : <OtherWays />}
        </>
      }
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
    <p className="mt-5 text-[0.9375rem] text-muted">
      No email yet? Look in your spam folder too, or{' '}
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
