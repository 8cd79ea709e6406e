import type { RouteObject } from 'react-router'
import { loadPart } from '../host/load-part.ts'

/** The same routes; what cannot be loaded for want of a connection leaves the page before it in place. */
export const patient = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy } = route
    if (typeof lazy === 'function') return { ...route, lazy: () => loadPart(lazy) }
    return route.children ? { ...route, children: patient(route.children) } : route
  })
