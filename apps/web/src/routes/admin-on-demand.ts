import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { loadPart } from '../host/load-part.ts'
import { patient } from './patient.ts'

/** The route that all others are in. */
export const ROOT_ROUTE = 'root'

/** The panel's many routes are no part of a first load: they join the others when somebody goes there. */
export const adminOnDemand: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isInPanel(path)) patch(ROOT_ROUTE, patient(await loadAdminRoutes()))
}

/** `routes` with the panel's among them if that is where the page begins: its HTML is taken over by the screen it was made for. */
export async function withPanelAt(path: string, routes: RouteObject[]): Promise<RouteObject[]> {
  const [root, ...others] = routes
  if (!isInPanel(path) || !root?.children) return routes
  const children = [...root.children, ...(await loadAdminRoutes())]
  return [{ ...root, children }, ...others]
}

const isInPanel = (path: string): boolean => /^\/admin(\/|$)/.test(path)

const loadAdminRoutes = async () => (await loadPart(() => import('./admin/routes.tsx'))).adminRoutes
