import { type ComponentProps, type ReactNode, useId } from 'react'

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Something that is on or off. */
export function SwitchField({ label, hint, error, className = '', ...input }: SwitchFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const said = error ?? hint
  return (
    <div className={`flex gap-3 ${said ? 'items-start' : 'items-center'} ${className}`}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error !== undefined}
        aria-describedby={said ? hintId : undefined}
        className={`relative ${said ? 'mt-0.5' : ''} h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-colors before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-edge before:transition-transform checked:border-ok checked:bg-ok checked:before:translate-x-5 checked:before:bg-ground disabled:opacity-55 motion-reduce:before:transition-none`}
      />
      <div className="min-w-0">
        <label
          htmlFor={id}
          className={`cursor-pointer font-medium text-[0.9375rem] ${said ? '' : 'block'}`}
        >
          {label}
        </label>
        {said ? (
          <p id={hintId} className={`text-sm ${error ? 'text-bad' : 'text-muted'}`}>
            {said}
          </p>
        ) : null}
      </div>
    </div>
  )
}
