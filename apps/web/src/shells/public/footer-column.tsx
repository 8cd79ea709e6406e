import { type ReactNode, useId } from 'react'

/** One headed list of links of the footer. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </nav>
  )
}
