import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useLinkToken } from './link-token.ts'
import { useVerification } from './use-verification.ts'

/** Where the mailed link that confirms an address leads. */
export function VerifyEmailScreen() {
  return (
    <AccountFrame
      title="Your email address"
      lead="So that invoices and news about your servers reach you."
    >
      <Outcome />
    </AccountFrame>
  )
}

function Outcome() {
  const { currency } = useSettings()
  const { verification, tryAgain } = useVerification(useLinkToken(), currency)
  if (verification.state === 'asking') return <Loading shape="none">Confirming...</Loading>
  if (verification.state === 'failed') {
    return (
      <div className="flex flex-col items-start gap-4">
        <FormError>{verification.message}</FormError>
        <Button onClick={tryAgain}>Try again</Button>
      </div>
    )
  }
  switch (verification.state) {
    case 'done':
      return (
        <Word title="Your address is confirmed" isDone>
          <p className="text-muted">
            You log in with <strong className="font-semibold text-ink">{verification.email}</strong>
            , and our mails go there.
          </p>
          <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
        </Word>
      )
    case 'login':
      return (
        <Word title="Log in first">
          <p className="text-muted">
            This link was mailed to the new address of an account. Log in with the address that the
            account has now. Then the new one replaces it.
          </p>
          <LinkButton to="/login?next=%2Fverify-email">Log in</LinkButton>
        </Word>
      )
    case 'taken':
      return (
        <Word title="This address has an account already">
          <p className="text-muted">Your account keeps the address it has.</p>
          {openAccount}
        </Word>
      )
    case 'refused':
      return (
        <Word title="This link does not work">
          <p className="text-muted">
            It has been used, is too old, or was cut off. You get a new one under Account on your
            dashboard.
          </p>
          {openAccount}
        </Word>
      )
  }
}

const openAccount = <LinkButton to="/dashboard?tab=account">Open your account</LinkButton>

interface WordProps {
  title: string
  isDone?: boolean
  children: ReactNode
}

function Word({ title, isDone = false, children }: WordProps) {
  return (
    <div role="status" className="flex flex-col items-start gap-4 [overflow-wrap:anywhere]">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        {isDone ? <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" /> : null}
        {title}
      </h2>
      {children}
    </div>
  )
}
