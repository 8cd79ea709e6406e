import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** What refused a whole form, above its button. It is heard when it appears and scrolled to where it is out of sight. */
export function FormError({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      className="flex items-start gap-2.5 rounded-md border border-bad px-3.5 py-2.5 text-[0.9375rem]"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
