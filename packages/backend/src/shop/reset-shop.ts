import { DONE } from '@hostfront/contract/page'
import { collectionNames, type Rows } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { SignedInCall } from '../context.ts'
import { seedRows } from '../settings/seed-rows.ts'
import { countRows } from './count-rows.ts'
import { shopEntry } from './shop-entry.ts'

/**
 * Puts a new shop in place of this one, all or nothing. The caller's account stays, with its password, its second factor
 * and its coins, which a new ledger opens with; everyone is signed out, the caller too.
 */
export async function resetShop(
  call: SignedInCall,
  { password }: { readonly password: string },
): Promise<typeof DONE> {
  const user = await confirmPassword(call, password)
  const { before, secondFactors } = await call.store.read(async (tx) => ({
    before: await countRows(tx),
    secondFactors: (await tx.secondFactors.list({ where: { userId: user.id }, limit: 1 })).items,
  }))
  const { settings, ...seed } = seedRows(call)
  await call.store.replaceAll({
    ...NOTHING,
    ...seed,
    settings: [settings],
    users: [user],
    secondFactors,
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
