import type { ReactNode } from 'react'

interface TotalTextProps {
  isWaiting: boolean
  children: ReactNode
}

/** What a list adds up to. While it is waited for its place is kept, and what is true no more is not shown. */
export const TotalText = ({ isWaiting, children }: TotalTextProps) => (
  <p className="relative text-muted text-sm figures" aria-busy={isWaiting}>
    <span className={isWaiting ? 'invisible' : undefined}>{children}</span>
    {isWaiting ? (
      <span aria-hidden="true" className="absolute start-0">
        …
      </span>
    ) : null}
  </p>
)
