import { lazy, Suspense, useState } from 'react'
import { useCapabilities } from '../../host/capabilities.ts'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** Loaded when it is opened. */
const ChangeEmail = lazy(() =>
  loadPart(async () => ({ default: (await import('./change-email.tsx')).ChangeEmail })),
)

/** Whether the address is known to be the person's, and what can be done about it. */
export function EmailState({ account }: { account: Account }) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <Verification account={account} />
      <Button
        look="secondary"
        size="small"
        aria-label="Change email address"
        onClick={() => setIsChanging(true)}
      >
        Change
      </Button>
      {isChanging ? (
        <Suspense>
          <ChangeEmail account={account} onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** A link that shows that the address is theirs. Nothing where no mail is sent. */
function Verification({ account }: { account: Account }) {
  const capabilities = useCapabilities()
  const [isSent, setIsSent] = useState(false)
  if (account.emailVerifiedAt) return <Badge tone="ok">Verified</Badge>
  if (!capabilities.mail) return null

  async function send(): Promise<void> {
    const { api } = await openHost()
    await api.accounts.sendVerification()
    setIsSent(true)
    void toast(`A link is on its way to ${account.email}`)
  }

  return (
    <>
      <Badge tone="warn">Not verified</Badge>
      <ActionButton look="secondary" size="small" onAct={send}>
        {isSent ? 'Send another link' : 'Send verification link'}
      </ActionButton>
    </>
  )
}
