import { type ComponentProps, type ReactNode, useId } from 'react'

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Something that is on or off. */
export function SwitchField({ label, hint, error, className = '', ...input }: SwitchFieldProps) {
  const hintId = useId()
  return (
    <label className={`flex cursor-pointer items-start gap-3 ${className}`}>
      <input
        {...input}
        type="checkbox"
        aria-invalid={error !== undefined}
        aria-describedby={hint || error ? hintId : undefined}
        className="relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-colors before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-edge before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:opacity-55 motion-reduce:before:transition-none"
      />
      <span className="min-w-0">
        <span className="font-medium text-[0.9375rem]">{label}</span>
        {hint || error ? (
          <span id={hintId} className={`block text-sm ${error ? 'text-bad' : 'text-muted'}`}>
            {error ?? hint}
          </span>
        ) : null}
      </span>
    </label>
  )
}
