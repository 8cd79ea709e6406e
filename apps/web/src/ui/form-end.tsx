import { BusyButton } from './busy-button.tsx'
import { Button, type ButtonSize } from './button.tsx'
import { FormError } from './form-error.tsx'

interface FormEndProps {
  /** Why the whole form was refused; null when it was not. */
  problem: string | null
  isSending: boolean
  /** The action, as its button says it. */
  children: string
  look?: 'primary' | 'secondary' | 'danger'
  size?: ButtonSize
  /** The way out of a form that is in a dialog. */
  onCancel?: (() => void) | undefined
  cancel?: string
}

/** How a form ends: what refused it, and the button that sends it. */
export function FormEnd({
  problem,
  isSending,
  children,
  look = 'primary',
  size = 'medium',
  onCancel,
  cancel = 'Back',
}: FormEndProps) {
  return (
    <>
      {problem ? <FormError>{problem}</FormError> : null}
      <div className={`flex flex-wrap gap-3 max-sm:[&>*]:grow ${onCancel ? 'justify-end' : ''}`}>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        ) : null}
        <BusyButton type="submit" look={look} size={size} isBusy={isSending}>
          {children}
        </BusyButton>
      </div>
    </>
  )
}
