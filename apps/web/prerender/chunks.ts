import { type ChunkContext, isLoadedWith } from './module-graph.ts'
import { signedInChunk } from './signed-in-chunks.ts'

const SHOP_ENTRY = 'apps/web/src/host/embedded.ts'
/** What pages explain refusals with; they must not load the shop for that. */
const WORDS_ENTRY = 'apps/web/src/words/explain.ts'
/** But for those that are read from the shop, which comes along with all that it refuses by. */
const PUBLIC_PAGES = /\/apps\/web\/src\/routes\/public\/(?!legal-pages)/
const ZOD = '/node_modules/zod/'
/** Its schemas and what these are made of are about a third of all. */
const LOWER_SCHEMAS = '/packages/domain/src/settings/'
const DOMAIN = '/packages/domain/src/'
/** What the home page and the page about us alone need. */
const STOREFRONT = /\/settings\/(?:seed-storefront|map-position|city-of)\.ts$/

/** What orders ask for: pages say it below what is seen first, or on a page of its own. */
const ORDER_OPTIONS = /\/options\/(?:seed-options|locations-elsewhere|chosen-location)\.ts$/

/** A rule that a part of one page alone asks for, which is loaded after what is seen first. */
const OF_ONE_PART = /\/plans\/plans-to-start\.ts$/

/** What every page that sells says of its plans: a few lines each, which would be a file each, compressed alone. */
const OFFER =
  /\/apps\/web\/src\/(?:words\/(?:due-words|orders|tax|wait-words|ways-to-pay)|parts\/(?:dotted-line|measured-wait|order-promise)|host\/plans)\.tsx?$/

export const chunkSplitting = {
  // A dependency of the frame is not therefore loaded at once: what the bundler shakes out stays out.
  includeDependenciesRecursively: false,
  groups: [
    // What the entry imports is a few files, however many screens share its modules.
    { name: 'react', tags: ['$initial' as const], test: /\/node_modules\/|vite\/preload-helper/ },
    { name: 'frame', tags: ['$initial' as const], test: /\.tsx?$/ },
    { name: 'offer', test: OFFER },
    { name: shopChunk, debugName: 'the shop in the page' },
    { name: signedInChunk, debugName: 'behind the login' },
  ],
}

/**
 * Dozens of rules and schemas would otherwise be as many files, each compressed alone. The file of such a module;
 * null leaves it to the next group.
 */
function shopChunk(id: string, context: ChunkContext): string | null {
  if (id.endsWith('.css')) return null
  if (STOREFRONT.test(id)) return 'storefront'
  if (ORDER_OPTIONS.test(id)) return 'order-options'
  if (OF_ONE_PART.test(id)) return null
  const isRule = id.includes(DOMAIN)
  const isSchema = isRule && importsZod(id, context)
  // Pages that sell need some rules before there is a shop, and must not load all of them for that.
  if (isRule && !isSchema && isLoadedWith(PUBLIC_PAGES, id, context)) return 'page-rules'
  if (!isLoadedWith(SHOP_ENTRY, id, context)) return null
  // Apart from each other: each takes a while to be run, and a page has something to do in between.
  if (id.includes(ZOD)) return 'zod'
  if (isSchema && !isLoadedWith(LOWER_SCHEMAS, id, context)) return 'schemas'
  if (isRule) return 'rules'
  return isLoadedWith(WORDS_ENTRY, id, context) ? null : 'shop'
}

const importsZod = (id: string, context: ChunkContext): boolean =>
  context.getModuleInfo(id)?.importedIds.some((imported) => imported.includes(ZOD)) ?? false
