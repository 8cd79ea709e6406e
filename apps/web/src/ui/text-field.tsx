import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field } from './field.tsx'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

export function TextField({ label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <input type="text" dir="auto" {...input} {...control} className={controlClass} />
      )}
    </Field>
  )
}
