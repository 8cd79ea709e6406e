import { type ReactNode, useId } from 'react'

interface PanelProps {
  /** What an address names it by: it is shown below what sticks to the top there. */
  id?: string
  title: string
  /** Beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One headed part of a working screen. */
export function Panel({ id, title, action, className = '', children }: PanelProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      // The way to it takes the keyboard along.
      tabIndex={id ? -1 : undefined}
      aria-labelledby={headingId}
      className={`min-w-0 ${id ? 'scroll-mt-12 outline-none' : ''} ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
