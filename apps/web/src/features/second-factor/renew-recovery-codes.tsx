import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { ActionStep } from '../../parts/action-step.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { secondFactorWords } from '../../words/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface RenewRecoveryCodesProps {
  onClose: () => void
  onDone: () => void
}

/** Mount it to open it. */
export function RenewRecoveryCodes({ onClose, onDone }: RenewRecoveryCodesProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function renew(): Promise<void> {
    const { api } = await openHost()
    setCodes((await api.secondFactor.renewRecoveryCodes()).recoveryCodes)
    onDone()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      isLocked={codes !== null}
      title={codes ? 'Save your recovery codes' : 'New recovery codes'}
      description={codes ? undefined : secondFactorWords.renew}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <ActionStep action="Make new codes" onConfirm={renew} onCancel={onClose} />
      )}
    </Dialog>
  )
}
