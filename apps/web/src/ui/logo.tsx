interface LogoProps {
  siteName: string
}

/** A rack unit seen from the front that is also an H: two rails, a crossbar, one light on. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path fill="currentColor" d="M3 3h7v9h12V3h7v26h-7v-9H10v9H3z" />
      <path className="fill-accent" d="M17 14h4v4h-4z" />
    </svg>
  )
}

export function Logo({ siteName }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-7" />
      <span className="font-semibold text-xl tracking-tight">{siteName}</span>
    </span>
  )
}
