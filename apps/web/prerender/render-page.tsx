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
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    // Whole pages: none is to be put together by a script.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Else it would be a page without the part that could not be drawn.
      onError: (fault) => void faults.push(fault),
    },
  )
  const markup = await new Response(prelude).text()
  if (faults.length > 0) throw faults[0]
  // Handles are ours alone (page-handle.ts); the router types them as unknown.
  return { markup, routeId: route.id, handle: route.handle as PageHandle }
}
