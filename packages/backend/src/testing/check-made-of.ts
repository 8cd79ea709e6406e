import { calls } from '@hostfront/contract/calls'
import type { Reads } from '@hostfront/contract/procedure'
import type { CollectionName } from '@hostfront/store/collections'
import type { CallContext } from '../access/answers.ts'
import { recordedStore } from './recorded-store.ts'

/** What an interceptor is passed of a call. */
interface Asked {
  readonly path: readonly string[]
  readonly context: CallContext
  readonly procedure: { readonly '~orpc': { readonly route: { readonly method?: string } } }
}

const readsOf: ReadonlyMap<string, Reads | null> = new Map(
  calls.map(({ name, reads }) => [name, reads]),
)

/** Lets no test pass in which a procedure reads what the contract does not know its answer to be made of. */
export async function checkMadeOf<Answer>(
  { path, context, procedure }: Asked,
  answer: (context: CallContext) => Promise<Answer>,
): Promise<Answer> {
  if (procedure['~orpc'].route.method !== 'GET') return answer(context)
  const known = readsOf.get(path.join('.')) ?? []
  if (known === 'everything') return answer(context)
  const unknown = new Set<CollectionName>()
  const store = recordedStore(context.store, (name) => {
    if (!known.includes(name)) unknown.add(name)
  })
  // Who asks, and whether the shop is open, counts for every call: that is found out before.
  let isLetIn = false
  const answered = await answer({
    ...context,
    get store() {
      return isLetIn ? store : context.store
    },
    onActor(actor) {
      isLetIn = true
      context.onActor?.(actor)
    },
  })
  if (unknown.size > 0) {
    throw new Error(
      `${path.join('.')} is also made of: ${[...unknown].join(', ')} (\`reads\` in the contract)`,
    )
  }
  return answered
}
