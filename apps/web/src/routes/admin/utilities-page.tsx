import { CheckShop } from '../../features/shop/admin/check-shop.tsx'
import { ExportShop } from '../../features/shop/admin/export-shop.tsx'
import { ImportShop } from '../../features/shop/admin/import-shop.tsx'
import { LoadSamples } from '../../features/shop/admin/load-samples.tsx'
import { ResetShop } from '../../features/shop/admin/reset-shop.tsx'
import { Tonight } from '../../features/upkeep/admin/tonight.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** The shop as a whole: what it is about to do, and how it is filled, checked, out of here as a file and in from one, emptied. */
export const UtilitiesPage = () => (
  <>
    <AdminHeading />
    <div className="tool-cards">
      <Tonight />
      <ExportShop />
      <CheckShop />
      <ImportShop />
      <LoadSamples />
      <ResetShop />
    </div>
  </>
)
