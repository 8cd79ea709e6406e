import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router'
import { withPanelAt } from '../src/routes/admin-on-demand.ts'
import type { PageHandle } from '../src/routes/page-handle.ts'
import { routes as knownRoutes } from '../src/routes/routes.tsx'

export interface RenderedPage {
  readonly markup: string
  /** The router's name of the page's route: the browser takes the markup over only where it matches. */
  readonly routeId: string
  readonly handle: PageHandle
}

// With those of the panel, as a page that begins there has them.
const routes = await withPanelAt('/admin', knownRoutes)

/** Source texts of the `lazy` functions on the way to a path; the files they import are what to fetch early. */
export const lazySourcesOf = (path: string): string[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => String(route.lazy ?? ''))

const { query, dataRoutes } = createStaticHandler(routes)

/** One page as HTML; null when no route is meant for the path. */
export async function renderPage(path: string): Promise<RenderedPage | null> {
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
  const route = context.matches.at(-1)?.route
  if (!route?.id || !route.handle) return null
  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    // What is far down a page stands in its place: else large parts are moved there by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude).text()
  // Handles are ours alone (page-handle.ts); the router types them as unknown.
  return { markup, routeId: route.id, handle: route.handle as PageHandle }
}
