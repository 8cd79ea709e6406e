import { type FormEvent, useCallback } from 'react'
import { type Session, useSession, watchSession } from '../host/session.ts'

/** By account and form, then by field. Kept in memory alone, and gone with the session. */
const drafts = new Map<string, Map<string, string>>()
let isWatching = false

export type Draft = ReturnType<typeof useDraft>

/**
 * What was typed into a form and not sent: it comes back with the form, however often it was left in between.
 * Only what was touched is kept, so that the rest still follows the shop. `name` identifies the form.
 */
export function useDraft(name: string) {
  const session = useSession()
  const owner = session.state === 'known' ? session.account?.id : undefined
  const key = `${owner} ${name}`

  const fill = useCallback(
    (form: HTMLFormElement | null) => {
      for (const [field, value] of drafts.get(key) ?? []) {
        const control = form?.elements.namedItem(field)
        if (isControl(control)) refill(control, value)
      }
    },
    [key],
  )

  function keep(field: string, value: string): void {
    drafts.set(key, (drafts.get(key) ?? new Map<string, string>()).set(field, value))
    if (!isWatching) watchSession(forget)
    isWatching = true
  }

  return {
    /** For the form element. */
    form: {
      ref: fill,
      onInputCapture({ target }: FormEvent) {
        if (isControl(target)) keep(target.name, target.value)
      },
    },
    kept: (field: string): string | undefined => drafts.get(key)?.get(field),
    keep,
    /** Once it was sent, or is not wanted any more. */
    drop: (): void => void drafts.delete(key),
  }
}

function forget(session: Session): void {
  if (session.state === 'known' && !session.account) drafts.clear()
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** As if it were typed again, so that the form hears of it. A choice that is not offered any more is left. */
function refill(control: Control, value: string): void {
  const before = control.value
  control.value = value
  if (control.value === value) control.dispatchEvent(new Event('input', { bubbles: true }))
  else control.value = before
}
