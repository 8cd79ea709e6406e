import { type ChunkContext, isBehind, isLoadedWith } from './module-graph.ts'

const PANEL = /src\/routes\/admin\/routes\.tsx$/
const SIGNED_IN =
  /src\/routes\/(admin\/routes|account\/dashboard-page)\.tsx$|src\/shells\/account\//
const PANEL_ENTRY = 'apps/web/src/routes/admin/routes.tsx'
/** What these two share, most screens of the panel have. */
const TYPICAL_SCREENS = ['overview', 'clients'].map(
  (name) => `apps/web/src/routes/admin/${name}-page.tsx`,
)
const QUERIES = /node_modules\/@tanstack\//
const BACKEND = /packages\/backend\/src\//
const DOMAIN = /packages\/domain\/src\//
const OWN_ACCOUNT = /packages\/backend\/src\/procedures\/accounts\.ts$/
const UPKEEP_ENTRY = 'packages/backend/src/lifecycle/run-in-time.ts'

/**
 * What every screen behind the login loads would else be dozens of files of some hundred bytes, each asked for and
 * compressed alone. The file of such a module; null leaves it to the bundler.
 */
export function signedInChunk(id: string, context: ChunkContext): string | null {
  if (id.endsWith('.css')) return null
  if (QUERIES.test(id)) return 'queries'
  // The shop in the page looks for what is due as soon as somebody is signed in.
  if (BACKEND.test(id) && isLoadedWith(UPKEEP_ENTRY, id, context)) return 'upkeep'
  // Apart from it: screens go by the same rules, and must not load the shop's work for that.
  if (DOMAIN.test(id) && isLoadedWith(UPKEEP_ENTRY, id, context)) return 'due'
  // A dozen small actions, which the shop would list by a file each.
  if (BACKEND.test(id) && isBehind(OWN_ACCOUNT, id, context)) return 'own-account'
  const isEverywhere =
    isLoadedWith(PANEL_ENTRY, id, context) ||
    TYPICAL_SCREENS.every((screen) => isLoadedWith(screen, id, context))
  if (!isEverywhere) return null
  if (isBehind(PANEL, id, context)) return 'panel'
  return isBehind(SIGNED_IN, id, context) ? 'signed-in' : null
}
