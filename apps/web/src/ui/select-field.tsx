import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field } from './field.tsx'

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
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={`${controlClass} appearance-none truncate pe-10 [&>*]:bg-raised`}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
