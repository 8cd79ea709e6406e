import { LegalScreen } from '../../features/legal/legal-screen.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

export const ImprintPage = () => (
  <LegalScreen page="imprint" title="Imprint" unwritten={<NotFoundPage />} />
)
