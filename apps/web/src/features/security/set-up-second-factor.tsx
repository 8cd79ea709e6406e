import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordStep } from '../../ui/password-step.tsx'
import { toast } from '../../ui/toast.ts'
import { AppStep } from './app-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'app'; readonly secret: string; readonly address: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

interface SetUpSecondFactorProps {
  onClose: () => void
  /** It counts from now on; the codes are still to be saved. */
  onDone: () => void
}

/** Password, app, recovery codes: three steps in one dialog. Mount it to open it. */
export function SetUpSecondFactor({ onClose, onDone }: SetUpSecondFactorProps) {
  const [step, setStep] = useState<Step>({ name: 'password' })

  async function start(password: string): Promise<void> {
    const { api } = await openHost()
    setStep({ name: 'app', ...(await api.secondFactor.start({ password })) })
  }

  async function confirm(code: string): Promise<void> {
    const { api } = await openHost()
    const { recoveryCodes } = await api.secondFactor.confirm({ code })
    setStep({ name: 'codes', codes: recoveryCodes })
    onDone()
    void toast('Second factor switched on')
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      isLocked={step.name === 'codes'}
      title={step.name === 'codes' ? 'Save your recovery codes' : 'Set up a second factor'}
    >
      {step.name === 'password' ? (
        <PasswordStep deed="Go on" onConfirm={start} onCancel={onClose} />
      ) : null}
      {step.name === 'app' ? (
        <AppStep
          secret={step.secret}
          address={step.address}
          onConfirm={confirm}
          onCancel={onClose}
        />
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onSaved={onClose} /> : null}
    </Dialog>
  )
}
