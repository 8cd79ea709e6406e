import { useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useSession } from '../../host/session.ts'
import { AccountFrame } from './account-frame.tsx'
import { EmailLink, textLink } from './email-link.tsx'
import { landingPath } from './landing-path.ts'
import { LoginForm } from './login-form.tsx'
import { safeNext } from './safe-next.ts'
import { withNext } from './with-next.ts'

export function LoginScreen() {
  const session = useSession()
  const email = useRef<HTMLInputElement>(null)
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  if (session.state === 'known' && session.account) {
    return <Navigate to={next ?? landingPath(session.account)} replace />
  }
  return (
    <AccountFrame title="Login" lead="See your services, your invoices and your coins.">
      <LoginForm email={email} />
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-t pt-5 text-[0.9375rem]">
        <EmailLink to="/forgot-password" field={email}>
          Forgot password?
        </EmailLink>
        <p className="text-muted">
          No account yet?{' '}
          <Link to={withNext('/register', next)} className={textLink}>
            Register
          </Link>
        </p>
      </div>
    </AccountFrame>
  )
}
