import { Coins } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { withEmail } from '../../parts/known-email.ts'
import { AccountFrame } from './account-frame.tsx'
import { textLink } from './email-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { RegisterForm } from './register-form.tsx'
import { safeNext } from './safe-next.ts'
import { withNext } from './with-next.ts'

/** As the dashboard of who has no service yet says it. */
const STEPS = [
  ['Choose', 'A plan and a name for your server.'],
  ['Pay', 'The way that suits you.'],
  [
    'Your server',
    'Once your order is approved and your server set up, your dashboard says how to reach it.',
  ],
] as const

export function RegisterScreen() {
  const { features } = useSettings()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const loginPath = withNext('/login', safeNext(search.get('next')))
  return (
    <AccountFrame
      title="Create an account"
      lead="One place to order your servers, pay for them and keep an eye on them."
      note={
        <>
          <NextSteps steps={STEPS} isTall />
          <CoinsNotice />
        </>
      }
    >
      {features.registration ? (
        <RegisterForm
          onRegistered={(email) => void navigate(loginPath, { state: withEmail(email) })}
        />
      ) : (
        <p>
          Registration is closed at the moment. Questions?{' '}
          <Link to="/contact" className={textLink}>
            Write to us
          </Link>
          .
        </p>
      )}
      <p className="mt-6 border-line border-t pt-5 text-[0.9375rem] text-muted">
        Already have an account?{' '}
        <Link to={loginPath} className={textLink}>
          Login
        </Link>
      </p>
    </AccountFrame>
  )
}

function CoinsNotice() {
  const { discordLink, features } = useSettings()
  if (!features.coinPurchase) return null
  return (
    <p className="mt-6 flex gap-3 text-[0.9375rem] text-muted">
      <Coins aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        You can prepay with coins. You get them under Billing
        {discordLink ? (
          <>
            {' '}
            or in the{' '}
            <a href={discordLink} rel="noopener" className={textLink}>
              community chat
            </a>
          </>
        ) : null}
        .
      </span>
    </p>
  )
}
