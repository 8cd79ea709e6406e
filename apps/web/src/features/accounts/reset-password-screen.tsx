import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AccountFrame, textLink } from './account-frame.tsx'
import { useLinkToken } from './link-token.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Where the mailed link for a new password leads. */
export function ResetPasswordScreen() {
  const token = useLinkToken()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <AccountFrame
      title="Set a new password"
      lead="You log in with it from now on. Wherever else you are logged in, you are logged out."
    >
      {token === undefined ? (
        <Loading />
      ) : token === null || token === refused ? (
        <UselessLink wasRefused={token !== null} />
      ) : (
        <ResetPasswordForm
          key={token}
          token={token}
          onDone={() => void navigate('/login', { replace: true })}
          onRefusedLink={() => setRefused(token)}
        />
      )}
      <p className="mt-6 border-line border-t pt-5 text-[0.9375rem]">
        <Link to="/login" className={textLink}>
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}

function UselessLink({ wasRefused }: { wasRefused: boolean }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">
        {wasRefused ? 'This link does not work any longer' : 'This page needs the link of our mail'}
      </h2>
      <p className="text-muted">
        {wasRefused
          ? 'It has been used or is too old: a link works once and for one hour. Ask for a new one.'
          : 'Open the link in the mail again, all of it. If it was cut off or is lost, ask for a new one.'}
      </p>
      <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
    </div>
  )
}
