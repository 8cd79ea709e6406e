import { type ReactNode, useState } from 'react'
import { controlClass, Field } from '../../../ui/field.tsx'

interface ColourFieldProps {
  label: string
  name: string
  defaultValue: string
  hint?: ReactNode
  error?: string | undefined
}

/** A colour to pick, or to type as `#f2a33a`. */
export function ColourField({ label, name, defaultValue, hint, error }: ColourFieldProps) {
  const [colour, setColour] = useState(defaultValue)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : defaultValue}
            onChange={(event) => setColour(event.target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-edge bg-surface p-1"
          />
          <input
            {...control}
            type="text"
            name={name}
            value={colour}
            onChange={(event) => setColour(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            className={`${controlClass} max-w-40`}
          />
        </span>
      )}
    </Field>
  )
}
