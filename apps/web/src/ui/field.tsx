import { type ReactNode, useId } from 'react'

/** What a control needs to belong to its label, its hint and its error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** What is wrong, said at the field. */
  error?: string | undefined
  hint?: ReactNode
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/**
 * The look of every text input and select. 16 px at least: phones zoom into smaller ones. Scrolled to, it brings its label
 * and what is said about it.
 */
export const controlClass =
  'min-h-11 scroll-mt-10 scroll-mb-16 w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted hover:border-ink disabled:opacity-60 aria-invalid:border-bad'

/** A label, one control, and what is said about it. */
export function Field({ label, error, hint, className = '', children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error ? (
        <p id={errorId} className="text-bad text-sm">
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={hintId} className="text-muted text-sm">
          {hint}
        </div>
      ) : null}
    </div>
  )
}
