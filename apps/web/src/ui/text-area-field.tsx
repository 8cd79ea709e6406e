import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field } from './field.tsx'

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

export function TextAreaField({ label, error, hint, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <textarea rows={4} dir="auto" {...area} {...control} className={`${controlClass} py-2.5`} />
      )}
    </Field>
  )
}
