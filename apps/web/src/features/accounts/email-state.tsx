import { lazy, Suspense, useState } from 'react'
import { useCapabilities } from '../../host/capabilities.ts'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { openHost } from '../../host/open-host.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { emailWords } from '../../words/accounts.ts'
import { formatMoment } from '../../words/dates.ts'

/** Loaded when it is opened. */
const ChangeEmail = lazy(() =>
  loadPart(async () => ({ default: (await import('./change-email.tsx')).ChangeEmail })),
)

/** Whether the address is known to be the person's, and what can be done about it. */
export function EmailState({ account }: { account: Account }) {
  const capabilities = useCapabilities()
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
      {capabilities.mail ? <Waiting account={account} /> : null}
      {isChanging ? (
        <Suspense>
          <ChangeEmail account={account} onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The address that waits for its link, and the way to leave it at that. */
function Waiting({ account }: { account: Account }) {
  const change = useAnswer(['accounts', 'emailChange'], (api) => api.accounts.emailChange())
  if (!change.data) return null
  const { email, expiresAt } = change.data

  async function takeBack(): Promise<void> {
    const { api } = await openHost()
    await api.accounts.changeEmail({ email: account.email })
    void toast(emailWords.takenBack)
  }

  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 break-words text-muted">
        {emailWords.waiting(email, formatMoment(expiresAt))}
      </p>
      <ActionButton look="secondary" size="small" onAct={takeBack}>
        Cancel the change
      </ActionButton>
    </div>
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
    void toast(emailWords.mailed(account.email))
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
