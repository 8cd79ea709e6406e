import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/text-field.tsx'

interface CodeFieldProps {
  error: string | undefined
  /** It appears after the fields above it were filled in, and takes the person along. */
  isNext?: boolean
}

/** The second step of a login. */
export function CodeField({ error, isNext = true }: CodeFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNext) field.current?.querySelector('input')?.focus()
  }, [isNext])
  return (
    <div ref={field}>
      <TextField
        label="Authentication code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        hint="From your authenticator app. If your phone is not at hand, a recovery code works, too."
        name="code"
      />
    </div>
  )
}
