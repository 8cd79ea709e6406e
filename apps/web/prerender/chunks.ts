import { backRoomChunk } from './back-room-chunks.ts'
import { type ChunkContext, isLoadedWith } from './module-graph.ts'

/** What the first page needs in any case is a few files, however many screens share its modules. */
const VENDOR =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/
const FRAME =
  /apps\/web\/src\/|domain\/src\/(settings\/(default-settings|trial-settings|shown-settings|maintenance)|billing\/off-site-methods|money\/(format-money|minor-units))/
/** Some hundred bytes that most public pages are built of. */
const SECTIONS = /src\/(ui\/section\.tsx|features\/gate\/passage\.ts)$/
/** What the home page and the plan pages share; nothing of it is also the shop's, which would drag it along. */
const STOREFRONT = /src\/features\/(catalog|content)\/|src\/host\/plans|src\/words\/orders/
const ENTRY = 'apps/web/src/main.tsx'
/** What the shop in the page consists of; pages explain refusals, and must not load it for that. */
const SHOP =
  /packages\/(backend|store|contract)\/src\/(?!refusals\.ts)|src\/host\/embedded\/|node_modules\/(uuid|@orpc\/(server|contract|standard-server))\//
const SHOP_ENTRY = 'apps/web/src/host/embedded.ts'
const ZOD = /node_modules\/zod\//
const DOMAIN = /packages\/domain\/src\//
const PLANS = /domain\/src\/catalog\/(seed-plans|plan-place|plan-name)/
/** What a price on a page is made of; small, and each loaded by most who load one of them. */
const PRICES =
  /domain\/src\/(catalog\/plan-name|billing\/payment-method-names|orders\/(quote|billing-cycles)|vouchers\/voucher-rules)\.ts$/

export const chunkSplitting = {
  // A dependency of the frame is not therefore loaded at once: what the bundler shakes out stays out.
  includeDependenciesRecursively: false,
  groups: [
    { name: firstLoadChunk, debugName: 'first load' },
    { name: backRoomChunk, debugName: 'behind the login' },
  ],
}

/** The file of a module that belongs to a first load; null leaves it to the bundler. */
function firstLoadChunk(id: string, context: ChunkContext): string | null {
  if (VENDOR.test(id)) return 'react'
  if (id.endsWith('.css')) return null
  if (FRAME.test(id) && isLoadedWith(ENTRY, id, context)) return 'frame'
  if (SECTIONS.test(id)) return 'frame'
  if (STOREFRONT.test(id)) return 'storefront'
  const isOfShop = isLoadedWith(SHOP_ENTRY, id, context)
  // The shop finds plans by their names, and must not load all of a price for that.
  if (PRICES.test(id) && !(isOfShop && PLANS.test(id))) return 'prices'
  return isOfShop ? shopChunk(id, context) : null
}

/** Dozens of schemas and rules would otherwise be as many files, each compressed alone. */
function shopChunk(id: string, context: ChunkContext): string | null {
  if (SHOP.test(id)) return 'shop'
  const isSchema = context.getModuleInfo(id)?.importedIds.some((imported) => ZOD.test(imported))
  // Apart from each other: each takes a while to be run, and a page has something to do in between.
  if (ZOD.test(id)) return 'zod'
  if (DOMAIN.test(id) && isSchema) return 'schemas'
  // Pages that sell need the plans before there is a shop.
  if (PLANS.test(id)) return 'plans'
  return DOMAIN.test(id) ? 'rules' : null
}
