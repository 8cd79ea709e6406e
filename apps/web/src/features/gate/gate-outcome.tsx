import type { ReactNode } from 'react'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'

interface GateOutcomeProps {
  title: string
  lead: string
  /** What may be the reason, and what the visitor can do about it. */
  children: ReactNode
  onTryAgain: () => void
}

/** Where the entry gate leads those it did not let through. */
export function GateOutcome({ title, lead, children, onTryAgain }: GateOutcomeProps) {
  return (
    <Container className="grid min-h-[60dvh] items-center gap-12 py-16 lg:grid-cols-[1fr_auto] lg:gap-20">
      <div className="max-w-prose">
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 text-lead text-muted">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* A full load: the gate is decided before the first paint. */}
          <a href="/" onClick={onTryAgain} className={buttonClass({})}>
            Try again
          </a>
          <LinkButton to="/contact" look="secondary">
            Contact support
          </LinkButton>
        </div>
        <div className="mt-12 border-line border-t pt-6">{children}</div>
      </div>
      <ClosedGate />
    </Container>
  )
}

/** A rack door with its light on amber. */
function ClosedGate() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 300"
      fill="none"
      className="hidden w-56 lg:block"
      strokeWidth="1.5"
    >
      <rect x="1" y="1" width="218" height="298" rx="5" className="fill-surface stroke-edge" />
      {Array.from({ length: 9 }, (_, row) => (
        <path key={row} d={`M28 ${42 + row * 27}h126`} className="stroke-line" strokeWidth="10" />
      ))}
      <rect x="176" y="118" width="24" height="64" rx="3" className="fill-raised stroke-edge" />
      <circle cx="188" cy="134" r="5" className="fill-accent" />
      <path d="M188 150v18" className="stroke-edge" strokeWidth="4" />
    </svg>
  )
}
