import { Navigate } from 'react-router'
import { LegalScreen } from '../../features/legal/legal-screen.tsx'
import { useSettings } from '../../host/settings.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const ImprintPage = () => (
  <LegalScreen page="imprint" title="Imprint" unwritten={<NoImprint />} />
)

function NoImprint() {
  const { siteName, address } = useSettings()
  return (
    <PageHeader
      title="Imprint"
      lead={`${siteName} has not published its imprint yet.${address && ` It is in ${address}.`}`}
    >
      <LinkButton to="/contact" look="secondary">
        Contact us
      </LinkButton>
    </PageHeader>
  )
}

/** Leads to the home page, as the seed says, until the operator has written it. */
export const PrivacyPage = () => (
  <LegalScreen page="privacy" title="Privacy" unwritten={<Navigate to="/" replace />} />
)
