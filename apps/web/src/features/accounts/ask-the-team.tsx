import { useSettings } from '../../host/settings.ts'
import { TeamAddress } from '../../parts/team-address.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { textLink } from './account-frame.tsx'

/** How a password is reset where nothing can be mailed. */
export function AskTheTeam() {
  const { contactEmail, discordLink } = useSettings()
  return (
    <>
      <h2 className="font-semibold text-lg">How to get a new password</h2>
      <ol className="mt-4 flex list-decimal flex-col gap-3 ps-5 marker:text-muted">
        <li>
          Write to <TeamAddress email={contactEmail} subject="Password reset" />
          {contactEmail ? ' from' : ' and give'} the address of your account
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
      {contactEmail ? null : (
        <div className="mt-6">
          <LinkButton to="/contact">Ask for a new password</LinkButton>
        </div>
      )}
    </>
  )
}
