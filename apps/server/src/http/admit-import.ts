import type { Backend, CallHost } from '@hostfront/backend/context'
import { router } from '@hostfront/backend/router'
import { createRouterClient, ORPCError } from '@orpc/server'

/** What the procedure says of a document with nothing in it, to a caller it has let in. */
const LET_IN = 'DOCUMENT_REFUSED'

/**
 * Throws the refusal of a caller who may not move a shop in. The procedure itself is asked, with an empty document,
 * so that its answer is the same before and after the real one has been taken in.
 */
export async function admitImport(backend: Backend, host: CallHost): Promise<void> {
  const client = createRouterClient(router, { context: { ...backend, ...host } })
  try {
    await client.shop.importDocument({ text: '', apply: false })
  } catch (error) {
    if (!(error instanceof ORPCError && error.code === LET_IN)) throw error
  }
}
