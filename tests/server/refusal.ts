import { ORPCError } from '@orpc/client'

/** What a call came to: `ok`, the code of a declared refusal, or the code of any other answer with its status. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    return error.defined ? error.code : `${error.code} (${error.status})`
  }
}
