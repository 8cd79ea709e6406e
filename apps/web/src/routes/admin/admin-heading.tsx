import type { ReactNode } from 'react'

/** The only h1 of a screen of the panel. */
export const AdminHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <h1 className="min-w-0 [overflow-wrap:anywhere] font-semibold text-2xl tracking-tight">
      {title}
    </h1>
    {children}
  </div>
)
