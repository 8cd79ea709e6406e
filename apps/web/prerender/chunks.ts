/** What the first page needs in any case is a few files, however many screens share its modules. */

interface ModuleInfo {
  readonly importers: readonly string[]
}

interface ChunkContext {
  getModuleInfo(id: string): ModuleInfo | null
}

const VENDOR =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/
const FRAME =
  /apps\/web\/src\/|domain\/src\/(settings\/default-settings|money\/(format-money|minor-units))/
/** What the home page and the plan pages share; nothing of it is also the shop's, which would drag it along. */
const STOREFRONT = /src\/features\/(catalog|content)\/|src\/host\/plans|src\/words\/orders/
const ENTRY = 'apps/web/src/main.tsx'

export const firstLoadSplitting = {
  // A dependency of the frame is not therefore loaded at once: what the bundler shakes out stays out.
  includeDependenciesRecursively: false,
  groups: [{ name: firstLoadChunk, debugName: 'first load' }],
}

/** The file of a module that belongs to a first load; null leaves it to the bundler. */
function firstLoadChunk(id: string, context: ChunkContext): string | null {
  if (VENDOR.test(id)) return 'react'
  if (id.endsWith('.css')) return null
  if (FRAME.test(id) && isLoadedAtOnce(id, context)) return 'frame'
  return STOREFRONT.test(id) ? 'storefront' : null
}

function isLoadedAtOnce(id: string, context: ChunkContext, seen = new Set<string>()): boolean {
  if (id.endsWith(ENTRY)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isLoadedAtOnce(importer, context, seen))
}
