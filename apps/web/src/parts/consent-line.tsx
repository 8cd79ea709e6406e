import { consentParts } from '@hostfront/domain/settings/consent-parts'
import type { ConsentAction } from '@hostfront/domain/settings/default-consent'
import { Link } from 'react-router'
import { useSettings } from '../host/settings.ts'

const PAGES = {
  terms: { to: '/service-terms', name: 'service terms' },
  privacy: { to: '/privacy', name: 'privacy notice' },
} as const

/** What somebody agrees to by sending the form above. Its pages open beside the form, which keeps what was typed. */
export function ConsentLine({ action }: { action: ConsentAction }) {
  const { legal } = useSettings()
  const hasPrivacy = legal.pages.includes('privacy')
  return (
    <p className="text-muted text-sm [overflow-wrap:anywhere]">
      {consentParts(legal.consent, { action, hasPrivacy }).map((part, at) => {
        if ('text' in part) return part.text
        const { to, name } = PAGES[part.link]
        return (
          <Link
            // The words may name one twice.
            key={at}
            to={to}
            target="_blank"
            className="text-accent-ink underline underline-offset-4 hover:no-underline"
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </Link>
        )
      })}
    </p>
  )
}
