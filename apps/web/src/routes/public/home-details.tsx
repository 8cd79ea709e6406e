import { FeatureGrid } from '../../features/home/feature-grid.tsx'
import { FrankfurtSection } from '../../features/home/frankfurt-section.tsx'

/** The rest of the home page. */
export const HomeDetails = () => (
  <>
    <FeatureGrid />
    <FrankfurtSection />
  </>
)
