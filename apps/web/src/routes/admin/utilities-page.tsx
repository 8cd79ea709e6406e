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
    <div className="flex flex-col gap-12">
      <Tonight />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-x-14 gap-y-12">
        <LoadSamples />
        <ExportShop />
      </div>
      <CheckShop />
      <ImportShop />
      <ResetShop />
    </div>
  </>
)
