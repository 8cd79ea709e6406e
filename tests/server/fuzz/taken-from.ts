import { setTimeout as pause } from 'node:timers/promises'
import { allow, type Result, refuse } from '@hostfront/domain/result'
import { ORPCError } from '@orpc/client'

/** Refusals with a status of 5xx that are no fault of the server. */
const NO_FAULTS: readonly string[] = ['BUSY', 'MAINTENANCE']
/** More than there are connections: each of them may have been closed meanwhile. */
const MOST_ASKED = 12
const PAUSE_MS = 50

/** What a call answered, or the code of the refusal that a crowd has to take; a fault of the server is thrown. */
export async function takenFrom<Value>(ask: () => Promise<Value>): Promise<Result<Value, string>> {
  try {
    return allow(await askAgain(ask))
  } catch (error) {
    if (!(error instanceof ORPCError && error.defined)) throw error
    if (error.status >= 500 && !NO_FAULTS.includes(error.code)) throw error
    return refuse(error.code)
  }
}

/** An idle connection was closed as it was used again: `fetch` throws a TypeError, a browser asks on another. */
export async function askAgain<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let asked = 1; ; asked++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof TypeError) || asked === MOST_ASKED) throw error
      await pause(PAUSE_MS)
    }
  }
}
