import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

interface NoticeProps {
  /** What is looked at before one acts. */
  beside?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** What is worth knowing where one is about to act. */
export const Notice = ({ beside, action, children }: NoticeProps) => (
  <div className="flex flex-wrap items-start gap-3 rounded-md border border-edge bg-raised px-4 py-3">
    <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 [overflow-wrap:anywhere]">{children}</p>
    </div>
    {beside}
    {action}
  </div>
)
