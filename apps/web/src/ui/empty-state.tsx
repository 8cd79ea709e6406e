import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** What would be here and how it gets here. */
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-4 rounded-lg border border-edge border-dashed p-5 max-sm:[&>:is(a,button)]:w-full sm:items-center sm:gap-x-5">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-raised text-muted">
        <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.5} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        <div className="mt-0.5 max-w-prose text-[0.9375rem] text-muted">{children}</div>
      </div>
      {action}
    </div>
  )
}
