import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'
import { SelectBox } from './select-box.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** The browser's own select: fast, at home on a phone, and every assistive technology knows it. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <SelectBox {...select} {...control}>
          {children}
        </SelectBox>
      )}
    </Field>
  )
}
