import { useState } from 'react'

/**
 * What a form shows, and what its fields are compared with when it is sent. It follows the shop until somebody writes
 * into the form; from then on it stays as it was, so that what was left alone is known.
 */
export function useFormSnapshot<Values extends object>(newest: Values) {
  const [held, setHeld] = useState<{ start: Values; shown: Values } | null>(null)
  const { start, shown } = held ?? { start: newest, shown: newest }
  return {
    /** What the fields begin with. */
    start,
    /** What they were last known to be: as they began, or as they were saved. */
    shown,
    /** Somebody writes. */
    hold: () => setHeld({ start, shown }),
    onSaved: (saved: Partial<Values>) => setHeld({ start, shown: { ...shown, ...saved } }),
  }
}
