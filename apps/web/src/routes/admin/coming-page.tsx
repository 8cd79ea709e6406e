import { ComingScreen } from '../../shells/admin/coming-screen.tsx'
import { Overview } from './overview-page.tsx'

/** A screen that is not built yet: it says so, and shows the overview. */
export const ComingPage = () => (
  <Overview headingOf={(actions) => <ComingScreen>{actions}</ComingScreen>} />
)
