import type { SignedInCall } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'

/** More administrators than any shop has. */
const MOST = 500

/** Those of the team who can look after a ticket, by name. */
export async function listTeam(call: SignedInCall): Promise<{ id: string; name: string }[]> {
  const { items } = await call.store.read((tx) =>
    tx.users.list({
      where: whoMay('tickets.answer'),
      order: { by: 'text', descending: false },
      limit: MOST,
    }),
  )
  return items.map(({ id, name }) => ({ id, name }))
}
