import { DONE } from '@hostfront/contract/page'
import { collectionNames, type Rows } from '@hostfront/store/collections'
import type { AllRows, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { countRows } from './count-rows.ts'
import { seedRows } from './seed-rows.ts'
import { shopEntry } from './shop-entry.ts'

/**
 * Puts a new shop in place of this one, all or nothing. The caller's account stays, with its password, its second factor
 * and its coins, which a new ledger opens with; everyone is signed out, the caller too.
 */
export async function resetShop(call: SignedInCall): Promise<typeof DONE> {
  await call.store.replaceAll((tx) => newShop(tx, call))
  call.sessionToken.clear()
  return DONE
}

/** Read with the replacement: the account stays as it is by then. */
async function newShop(tx: ReadTx, call: SignedInCall): Promise<AllRows> {
  const { id } = call.actor
  const user = await tx.users.get(id)
  if (!user) throw refused('LOGIN_REQUIRED')
  const { settings, ...seed } = seedRows(call)
  return {
    ...NOTHING,
    ...seed,
    settings: [settings],
    users: [user],
    timeMarks: [{ id: 'seen', createdAt: call.now(), at: call.now() }],
    secondFactors: (await tx.secondFactors.list({ where: { userId: id }, limit: 1 })).items,
    keyChecks: (await tx.keyChecks.list({ limit: 1 })).items,
    coinEntries: user.coins > 0 ? [openingBalance(call, user)] : [],
    auditLog: [shopEntry(call, 'shop.reset', await countRows(tx), null)],
  }
}

const openingBalance = (
  { newId, now }: SignedInCall,
  { id, coins }: Rows['users'],
): Rows['coinEntries'] => ({
  id: newId(),
  createdAt: now(),
  userId: id,
  amount: coins,
  balanceAfter: coins,
  kind: 'adjustment',
  reference: 'opening balance',
  actor: null,
})

// Every collection is present, and an empty list is one of any rows.
const NOTHING = Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as AllRows
