import { Navigate } from 'react-router'
import { LegalScreen } from '../../features/legal/legal-screen.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

/** Nothing leads there until the operator has written it: then it is no page yet. */
export const ImprintPage = () => (
  <LegalScreen page="imprint" title="Imprint" unwritten={<NotFoundPage />} />
)

/** Leads to the home page, as the seed says, until the operator has written it. */
export const PrivacyPage = () => (
  <LegalScreen page="privacy" title="Privacy" unwritten={<Navigate to="/" replace />} />
)
