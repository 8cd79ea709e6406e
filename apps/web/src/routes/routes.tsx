import type { RouteObject } from 'react-router'
import { PublicShell } from '../shells/public/public-shell.tsx'
import { accountRoutes } from './account/routes.tsx'
import { ROOT_ROUTE } from './admin-on-demand.ts'
import { FaultScreen } from './fault-screen.tsx'
import type { PageHandle } from './page-handle.ts'
import { publicRoutes } from './public/routes.tsx'
import { Root } from './root.tsx'
import { WaitingScreen } from './waiting-screen.tsx'

const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
  handle: { title: 'Page not found', description: 'There is no such page.' } satisfies PageHandle,
}

/** Every path but the panel's (admin-on-demand.ts). Pages load when opened; account pages have the public frame. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ROUTE,
    Component: Root,
    ErrorBoundary: FaultScreen,
    HydrateFallback: WaitingScreen,
    children: [{ Component: PublicShell, children: [...publicRoutes, ...accountRoutes, notFound] }],
  },
]
