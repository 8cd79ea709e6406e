import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { controlClass, Field } from './field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** A password with a button that shows it. The button's name is text, not a label: it must not answer to the field's. */
export function PasswordField({ label, error, hint, className, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlClass} pe-12`}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-md text-muted -outline-offset-4 hover:text-ink"
          >
            <span className="sr-only">{isShown ? 'Hide password' : 'Show password'}</span>
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}
