import { useState } from 'react'
import { useCapabilities } from '../../host/capabilities.ts'
import type { Account } from '../../host/host.ts'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'

/** Whether the address is known to be the person's, and a link that shows it. Nothing where no mail is sent. */
export function EmailState({ account }: { account: Account }) {
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
