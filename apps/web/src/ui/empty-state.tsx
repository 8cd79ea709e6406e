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
    <div className="flex flex-col items-start gap-3 rounded-lg border border-line border-dashed px-6 py-8">
      <Icon aria-hidden="true" className="size-7 text-muted" strokeWidth={1.5} />
      <p className="font-semibold text-lg">{title}</p>
      <div className="max-w-prose text-muted">{children}</div>
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  )
}
