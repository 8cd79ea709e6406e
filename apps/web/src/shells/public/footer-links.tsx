import { Link } from 'react-router'

export interface FooterLink {
  readonly to: string
  readonly label: string
}

export function FooterLinks({
  links,
  className = '',
}: {
  links: readonly FooterLink[]
  className?: string
}) {
  return (
    <ul className={`text-[0.9375rem] ${className}`}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <FooterAnchor to={to}>{label}</FooterAnchor>
        </li>
      ))}
    </ul>
  )
}

const look = 'inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline'

function FooterAnchor({ to, children }: { to: string; children: string }) {
  const isOutside = /^(https?|mailto):/.test(to)
  return isOutside ? (
    <a href={to} rel="noopener" className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}
