import type { ReactNode } from 'react'

interface SideNoteProps {
  /** What it tells: `How these figures count`. */
  title: string
  children: ReactNode
}

/** What is read once and not each time: behind its title. */
export const SideNote = ({ title, children }: SideNoteProps) => (
  <details className="text-muted text-sm">
    <summary className="w-fit cursor-pointer py-1 hover:text-ink">{title}</summary>
    <p className="mt-1 max-w-prose">{children}</p>
  </details>
)
