import { ExportShop } from '../../features/shop/export-shop.tsx'
import { ImportShop } from '../../features/shop/import-shop.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** The shop as a whole: out of here as a file, and in from one. */
export const UtilitiesPage = () => (
  <>
    <AdminHeading title="Utilities" />
    <div className="flex flex-col gap-12">
      <ExportShop />
      <ImportShop />
    </div>
  </>
)
