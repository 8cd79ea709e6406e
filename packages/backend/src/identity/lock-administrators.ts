import { runsShop } from '@hostfront/domain/accounts/administration'
import type { Tx } from '@hostfront/store/port'
import { whoMay } from './who-may.ts'

/** Beyond so many the rest need no lock: enough are left. */
const MOST = 200

/**
 * How many accounts but `id` can run the shop. They stay as they are until the transaction ends, so that two
 * administrators who take each other's rights at once never both succeed. Everybody locks them in the same order.
 */
export async function lockAdministrators(tx: Tx, id: string): Promise<number> {
  const found = await tx.users.list({
    where: whoMay('clients.change'),
    order: 'oldest',
    limit: MOST,
  })
  let others = 0
  for (const administrator of found.items) {
    // As it is once the lock is ours: its last holder may have changed it.
    const current = await tx.users.get(administrator.id, { lock: true })
    if (current && current.id !== id && runsShop(current)) others++
  }
  return others
}
