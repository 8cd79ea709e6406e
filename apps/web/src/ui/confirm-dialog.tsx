import { type ReactNode, useRef, useState } from 'react'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import type { FormFailure } from './use-schema-form.ts'

interface ConfirmDialogProps {
  title: string
  /** What will happen, and what cannot be undone. */
  children: ReactNode
  /** The action, as its button says it. */
  confirm: string
  cancel?: string
  /** Of its button: `danger`, unless nothing is lost by it. */
  look?: 'danger' | 'primary'
  onClose: () => void
  /** Answers with what went wrong, or null when it is done; then the dialog closes. */
  onConfirm: () => Promise<FormFailure | null>
}

/** Asks before something that is hard to undo. Mount it to open it. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = 'Keep it',
  look = 'danger',
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  // As in ActionButton.
  const isUnderWay = useRef(false)
  const [problem, setProblem] = useState<FormFailure | null>(null)

  async function act(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(null)
    const failure = await onConfirm()
    isUnderWay.current = false
    setIsBusy(false)
    if (failure === null) onClose()
    else setProblem(failure)
  }

  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <div className="flex flex-col gap-5">
        <div className="[overflow-wrap:anywhere]">{children}</div>
        {problem ? <FormError>{problem.message}</FormError> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <BusyButton look={look} isBusy={isBusy} onClick={() => void act()}>
            {confirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
