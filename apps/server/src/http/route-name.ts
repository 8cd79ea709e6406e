import type { FastifyRequest } from 'fastify'
import { procedureAt } from './procedures.ts'

/** What a request is counted under: the procedure or the route, never what a client made up. */
export function routeName({ url, routeOptions }: FastifyRequest): string {
  const procedure = procedureAt(url)
  if (procedure !== null)
    return `${url.startsWith('/api/v1/') ? '/api/v1' : '/api/rpc'}/${procedure}`
  return routeOptions.url ?? 'none'
}
