import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { renewSession } from '../../host/session.ts'
import { ActionStep } from '../../parts/action-step.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { deleteAccountWords } from '../../words/accounts.ts'

/** The way out of the shop. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()

  async function remove(): Promise<void> {
    const { api } = await openHost()
    await renewSession(async () => {
      await api.accounts.remove()
      // Home first: a signed-in screen would send people who have no account any more to /login.
      await navigate('/', { flushSync: true })
    })
    void toast('Your account has been deleted')
  }

  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-muted">{deleteAccountWords.condition}</p>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking ? (
        <Dialog
          open
          onOpenChange={() => setIsAsking(false)}
          title="Delete account"
          description={deleteAccountWords.effect}
        >
          <ActionStep
            action="Delete for good"
            look="danger"
            onConfirm={remove}
            onCancel={() => setIsAsking(false)}
          />
        </Dialog>
      ) : null}
    </div>
  )
}
