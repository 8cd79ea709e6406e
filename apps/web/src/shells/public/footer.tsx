import { entersPanel } from '@hostfront/domain/accounts/team-role'
import { formatCount } from '@hostfront/domain/money/format-money'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useActiveServers } from '../../parts/active-servers.ts'
import { useClaim } from '../../parts/use-claim.ts'
import { Container } from '../../ui/container.tsx'
import { Logo } from '../../ui/logo.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterLinks } from './footer-links.tsx'
import { SERVICE_LINKS } from './navigation.ts'
import { Newsletter } from './newsletter.tsx'

const SERVICES = [...SERVICE_LINKS, { to: '/game-hosting', label: 'Game Hosting' }]
const COMPANY = [
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/service-terms', label: 'Service Terms' },
  { to: '/phpmyadmin', label: 'phpMyAdmin script' },
]

export function Footer() {
  const settings = useSettings()
  const isCounting = useClaim('counter')
  const elsewhere = externalLinks(settings)
  return (
    <footer className="mt-auto border-line border-t bg-surface">
      <Container className="footer-parts">
        <div className="flex flex-col gap-7">
          <div>
            <Logo siteName={settings.siteName} />
            <p className="mt-3 max-w-sm text-muted">{settings.siteDescription}</p>
          </div>
          <Newsletter />
        </div>
        <div className="footer-columns">
          <FooterColumn title="Services">
            <FooterLinks links={SERVICES} />
          </FooterColumn>
          <FooterColumn title="Company">
            <FooterLinks links={[...COMPANY, ...legalLinks(settings)]} />
          </FooterColumn>
          <ClientArea />
          {elsewhere.length > 0 ? (
            <FooterColumn title="Elsewhere">
              <FooterLinks links={elsewhere} />
            </FooterColumn>
          ) : null}
        </div>
      </Container>
      <Container>
        <div className="footer-end">
          {isCounting ? <ActiveServers /> : null}
          <p>{settings.address}</p>
        </div>
      </Container>
    </footer>
  )
}

function ClientArea() {
  const session = useSession()
  const account = session.state === 'known' ? session.account : null
  const isVisitor = session.state === 'known' && !account
  return (
    <FooterColumn title="Client Area">
      {account ? null : (
        <FooterLinks
          className="when-signed-out"
          links={[
            { to: '/login', label: 'Login' },
            { to: '/register', label: 'Register' },
          ]}
        />
      )}
      {isVisitor ? null : (
        <FooterLinks
          className="when-signed-in"
          links={[
            { to: '/my-services', label: 'My Services' },
            ...(entersPanel(account) ? [{ to: '/admin', label: 'Admin Panel' }] : []),
          ]}
        />
      )}
    </FooterColumn>
  )
}

function ActiveServers() {
  const count = useActiveServers()
  return (
    <p className="flex items-center gap-2.5">
      <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
      <span>
        <span className="font-semibold text-ink">{formatCount(count)}</span> active servers
      </span>
    </p>
  )
}

/** Pages that are there once the operator has written them. */
const LEGAL = { imprint: 'Imprint', privacy: 'Privacy' } as const

const legalLinks = ({ legal }: ReturnType<typeof useSettings>) =>
  (['imprint', 'privacy'] as const)
    .filter((page) => legal.pages.includes(page))
    .map((page) => ({ to: `/${page}`, label: LEGAL[page] }))

function externalLinks(settings: ReturnType<typeof useSettings>) {
  const { socialLinks } = settings
  return [
    { to: settings.gamePanelLink, label: 'Game Panel' },
    { to: settings.databasePanelLink, label: 'Database Panel' },
    { to: settings.whatsappLink, label: 'WhatsApp' },
    { to: settings.contactEmail && `mailto:${settings.contactEmail}`, label: 'Email' },
    { to: settings.discordLink, label: 'Discord' },
    { to: socialLinks.github, label: 'GitHub' },
    { to: socialLinks.instagram, label: 'Instagram' },
    { to: socialLinks.facebook, label: 'Facebook' },
  ].filter(({ to }) => to !== '')
}
