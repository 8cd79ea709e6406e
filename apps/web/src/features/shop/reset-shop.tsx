import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordStep } from '../../ui/password-step.tsx'
import { toast } from '../../ui/toast.ts'
import { resetWords } from '../../words/shop-upkeep.ts'

/** A new shop in place of this one: says what that means, asks for the password, leads to the login. */
export function ResetShop() {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)

  async function reset(password: string): Promise<void> {
    const { api } = await openHost()
    await api.shop.reset({ password })
    // The panel leads a visitor to the start page; the login comes after it, and would lead a signed-in person back.
    await refreshSession().catch(() => null)
    await navigate('/login')
    void toast(resetWords.done)
  }

  return (
    <Panel title="Reset">
      <div className="flex max-w-prose flex-col items-start gap-4">
        <p className="text-muted">{resetWords.text}</p>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {resetWords.button}
        </Button>
      </div>
      {isAsking ? (
        <Dialog open onOpenChange={() => setIsAsking(false)} title={resetWords.title}>
          <div className="flex flex-col gap-5">
            <ul className="flex list-disc flex-col gap-2 ps-5">
              {resetWords.consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
            <PasswordStep
              deed={resetWords.button}
              look="danger"
              onConfirm={reset}
              onCancel={() => setIsAsking(false)}
            />
          </div>
        </Dialog>
      ) : null}
    </Panel>
  )
}
