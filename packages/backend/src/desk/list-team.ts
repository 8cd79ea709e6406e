import type { SignedInCall } from '../context.ts'

/** More administrators than any shop has. */
const MOST = 500

/** The administrators who can look after something, by name. */
export async function listTeam(call: SignedInCall): Promise<{ id: string; name: string }[]> {
  const { items } = await call.store.read((tx) =>
    tx.users.list({
      where: { role: 'admin', status: 'active' },
      order: { by: 'text', descending: false },
      limit: MOST,
    }),
  )
  return items.map(({ id, name }) => ({ id, name }))
}
