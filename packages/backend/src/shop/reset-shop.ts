import { DONE } from '@hostfront/contract/page'
import { collectionNames, type Rows } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { seedRows } from '../settings/seed-rows.ts'
import { countRows } from './count-rows.ts'
import { shopEntry } from './shop-entry.ts'

/**
 * Puts a new shop in place of this one, all or nothing. The caller's account stays, with its password, its second factor
 * and its coins, which a new ledger opens with; everyone is signed out, the caller too.
 */
export async function resetShop(call: SignedInCall): Promise<typeof DONE> {
  const { id } = call.actor
  const { user, before, secondFactors, keyChecks } = await call.store.read(async (tx) => ({
    user: await tx.users.get(id),
    before: await countRows(tx),
    secondFactors: (await tx.secondFactors.list({ where: { userId: id }, limit: 1 })).items,
    keyChecks: (await tx.keyChecks.list({ limit: 1 })).items,
  }))
  if (!user) throw refused('LOGIN_REQUIRED')
  const { settings, ...seed } = seedRows(call)
  await call.store.replaceAll({
    ...NOTHING,
    ...seed,
    settings: [settings],
    users: [user],
    timeMarks: [{ id: 'seen', createdAt: call.now(), at: call.now() }],
    secondFactors,
    keyChecks,
    coinEntries: user.coins > 0 ? [openingBalance(call, user)] : [],
    auditLog: [shopEntry(call, 'shop.reset', before, null)],
  })
  call.sessionToken.clear()
  return DONE
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

// Every collection is there, and an empty list is one of any rows.
const NOTHING = Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as AllRows
