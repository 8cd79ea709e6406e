import { useLayoutEffect } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'

/** The nearest thing to catch a fault of a screen. Says what the seed says; the stack goes to the console alone. */
export function FaultScreen() {
  // A home page that failed behind its gate must not stay hidden by it.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.gate
  }, [])
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-5 px-6 py-16 md:px-[15vw]">
      <LogoMark className="size-10" />
      <h1 className="text-title">Unexpected Application Error!</h1>
      <p className="max-w-prose text-lead text-muted">
        This screen failed. What you saved before is kept. Load the page again, or go back to the
        start.
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Full loads on purpose: they also replace a page that is older than the last release. */}
        <a href="/" className={buttonClass({})}>
          Return to Home
        </a>
        <button
          type="button"
          onClick={() => location.reload()}
          className={buttonClass({ look: 'secondary' })}
        >
          Load again
        </button>
      </div>
    </main>
  )
}
