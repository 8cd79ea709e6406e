import { ORPCError } from '@orpc/server'

/** The refusal a call answers, as `[code, facts]`; fails the test when the call is let through or breaks. */
export async function refusalOf(call: Promise<unknown>): Promise<[string, unknown]> {
  try {
    await call
  } catch (error) {
    if (error instanceof ORPCError && error.defined) return [error.code, error.data]
    throw error
  }
  throw new Error('The call was not refused')
}
