import type { ReactNode } from 'react'

interface ContactWayProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

/** One line of the list of ways to the team. */
export const ContactWay = ({ icon, title, children }: ContactWayProps) => (
  <li className="flex gap-4 border-line border-t py-5 last:border-b">
    <span aria-hidden="true" className="mt-0.5 text-accent-ink">
      {icon}
    </span>
    <div className="min-w-0">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-muted">{children}</p>
    </div>
  </li>
)
