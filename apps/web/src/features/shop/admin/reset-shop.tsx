import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openHost } from '../../../host/open-host.ts'
import { refreshSession } from '../../../host/session.ts'
import { useSettings } from '../../../host/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast.ts'
import type { FormFailure } from '../../../ui/use-schema-form.ts'
import { explain } from '../../../words/explain.ts'
import { resetWords } from '../../../words/shop-upkeep.ts'
import { ShopNameStep } from './shop-name-step.tsx'

/** A new shop in place of this one: says what that means, has the shop's name typed, leads to the login. */
export function ResetShop() {
  const { currency } = useSettings()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)

  async function reset(): Promise<FormFailure | null> {
    try {
      const { api } = await openHost()
      await api.shop.reset()
    } catch (error) {
      return { message: explain(error, currency) }
    }
    // The panel leads a visitor to the start page; the login comes after it, and would lead a signed-in person back.
    await refreshSession().catch(() => null)
    await navigate('/login')
    void toast(resetWords.done)
    return null
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
          <ShopNameStep
            consequences={resetWords.consequences}
            action={resetWords.button}
            busyAction={resetWords.resetting}
            onConfirm={reset}
            onCancel={() => setIsAsking(false)}
          />
        </Dialog>
      ) : null}
    </Panel>
  )
}
