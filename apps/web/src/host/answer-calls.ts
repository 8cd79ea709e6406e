import type { Api } from '@hostfront/contract/contract'
import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import type { IsAffected } from './changes.ts'
import { openHost } from './open-host.ts'

/** The calls that each answer was made with, found out as they are made: no screen has to say so. */
const callsOf = new WeakMap<Query, Set<string>>()

/** Asks the shop the question of a query. */
export async function askFor<Answer>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  ask: (api: Api) => Promise<Answer>,
): Promise<Answer> {
  const { noteCalls } = await openHost()
  const query = client.getQueryCache().find({ queryKey })
  const calls = (query && callsOf.get(query)) ?? new Set()
  if (query) callsOf.set(query, calls)
  return ask(noteCalls((call) => calls.add(call)))
}

/**
 * Whether a query may be answered otherwise now. One that was refused or has failed is asked again at every change: it
 * may have been for want of something that no answer is made of.
 */
export function mayDiffer(query: Query, isAffected: IsAffected): boolean {
  const calls = callsOf.get(query)
  return query.state.error !== null || !calls?.size || [...calls].some(isAffected)
}
