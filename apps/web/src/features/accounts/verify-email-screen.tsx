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
      title="Confirm your email address"
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
  return verification.state === 'done' ? (
    <Word title="Your address is confirmed">
      <p className="text-muted">Thank you. There is nothing more to do.</p>
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </Word>
  ) : (
    <Word title="This link does not work">
      <p className="text-muted">
        It has been used, is too old, or was cut off. If your address is not confirmed yet, you get
        a new link under Account on your dashboard.
      </p>
      <LinkButton to="/dashboard?tab=account">Open your account</LinkButton>
    </Word>
  )
}

function Word({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </div>
  )
}
