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
    <ul className={`footer-links ${className}`}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <FooterAnchor to={to}>{label}</FooterAnchor>
        </li>
      ))}
    </ul>
  )
}

function FooterAnchor({ to, children }: { to: string; children: string }) {
  const isOutside = /^(https?|mailto):/.test(to)
  return isOutside ? (
    <a href={to} rel="noopener">
      {children}
    </a>
  ) : (
    <Link to={to}>{children}</Link>
  )
}
