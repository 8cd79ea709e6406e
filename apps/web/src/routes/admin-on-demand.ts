import type { PatchRoutesOnNavigationFunction } from 'react-router'

/** The route that all others stand in. */
export const ROOT_ROUTE = 'root'

/** The panel's many routes are no part of a first load: they join the others when somebody goes there. */
export const adminOnDemand: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/admin(\/|$)/.test(path)) return
  const { adminRoutes } = await import('./admin/routes.tsx')
  patch(ROOT_ROUTE, adminRoutes)
}
