import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { AppStep } from './app-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What the app gets to know. */
export interface AppSecret {
  readonly secret: string
  readonly address: string
}

interface SetUpSecondFactorProps {
  app: AppSecret
  onClose: () => void
  /** It counts from now on; the codes are still to be saved. */
  onDone: () => void
}

/** App, then recovery codes: two steps in one dialog. Mount it to open it. */
export function SetUpSecondFactor({ app, onClose, onDone }: SetUpSecondFactorProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function confirm(code: string): Promise<void> {
    const { api } = await openHost()
    const { recoveryCodes } = await api.secondFactor.confirm({ code })
    setCodes(recoveryCodes)
    onDone()
    void toast('Second factor switched on')
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      isLocked={codes !== null}
      title={codes ? 'Save your recovery codes' : 'Set up a second factor'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <AppStep secret={app.secret} address={app.address} onConfirm={confirm} onCancel={onClose} />
      )}
    </Dialog>
  )
}
