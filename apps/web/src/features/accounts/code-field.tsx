import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/text-field.tsx'

/** The second step of a login. It appears when it is needed, and takes the person along. */
export function CodeField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
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
