import { DONE } from '@hostfront/contract/page'
import type { Call } from '../context.ts'

/** Ends the caller's session, in the store as well as where the host keeps the token. */
export async function logout(call: Call): Promise<typeof DONE> {
  const token = call.sessionToken.get()
  if (token) {
    const tokenHash = await call.digest(token)
    try {
      await call.store.transaction(async (tx) => {
        const session = await tx.sessions.find({ tokenHash })
        if (session) await tx.sessions.delete(session.id)
      })
    } finally {
      // A store that fails must not keep anybody signed in on this computer.
      call.sessionToken.clear()
    }
  }
  return DONE
}
