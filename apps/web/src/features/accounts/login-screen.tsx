import { useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useSession } from '../../host/session.ts'
import { AccountFrame } from './account-frame.tsx'
import { textLink } from './email-link.tsx'
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
      <p className="mt-6 border-line border-t pt-5 text-[0.9375rem] text-muted">
        No account yet?{' '}
        <Link to={withNext('/register', next)} className={textLink}>
          Register
        </Link>
      </p>
    </AccountFrame>
  )
}
