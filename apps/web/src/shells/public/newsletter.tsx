import { type FormEvent, useId, useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** It is on every page: the checks and the sentences, and with them a form's machinery, come with the first use. */
const loadSubscribe = () => import('./subscribe.ts')

/** What was typed stays until the shop has it. */
export function Newsletter() {
  const { currency } = useSettings()
  const fieldId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setIsSending(true)
    try {
      const { subscribe } = await loadSubscribe()
      const found = await subscribe(String(new FormData(form).get('email') ?? ''), currency)
      setProblem(found)
      if (found) return form.querySelector('input')?.focus()
      form.reset()
      void toast('Thanks for subscribing!')
    } finally {
      setIsSending(false)
    }
  }

  return (
    // Sent before the script has come, it does nothing: a native GET would put the address in the address bar.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      // Before anything is typed: a page older than the last release then reloads without a loss.
      onFocus={() => void loadSubscribe()}
      onInput={() => setProblem(null)}
    >
      <label htmlFor={fieldId} className="font-semibold">
        Email address
      </label>
      <p className="mt-1 text-muted text-sm">News from the shop, nothing else.</p>
      <div className="mt-3 flex max-w-md gap-2">
        <input
          id={fieldId}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${fieldId}-error` : undefined}
          className="news-field"
        />
        <Button
          type="submit"
          look="secondary"
          aria-disabled={isSending}
          className="aria-disabled:opacity-55"
        >
          Subscribe
        </Button>
      </div>
      {problem ? (
        <p id={`${fieldId}-error`} className="mt-1.5 text-bad text-sm">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
