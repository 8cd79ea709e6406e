import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Resolves the lazy routes of a location before the router starts: hydrating without them
 * would draw the page a second time below the prerendered one. False when one cannot be had;
 * the router then tries again by itself, and reports when it fails.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<boolean> {
  try {
    for (const { route } of matchRoutes(routes, location) ?? []) {
      if (typeof route.lazy !== 'function') continue
      Object.assign(route, await route.lazy())
      delete route.lazy
    }
    return true
  } catch {
    return false
  }
}
