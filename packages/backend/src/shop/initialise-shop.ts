import type { User } from '@hostfront/domain/accounts/user'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { StoreError, type Tx } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import type { Backend } from '../call/context.ts'
import { writeTimeMarks } from '../clock/time-marks.ts'
import { newUser } from '../identity/new-user.ts'
import { type SeedRows, seedRows } from './seed-rows.ts'

/** Seed, section 9: what the first administrator starts with, in hundredths of a coin. */
export const SEED_ADMIN_COINS = 10_000_00

export interface FirstAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly landing: User['landing']
}

/**
 * Opens a new shop with the seed's data: settings, catalogue, announcement, voucher and its administrators; without
 * voucher, coins and plans on sale where strangers can reach it.
 * Does nothing to a shop that has settings already, so it may run at every start and in several places at once.
 * Answers the accounts it created, for their console lines; empty when there was nothing to do.
 */
export async function initialiseShop(
  backend: Backend,
  firstAccounts: readonly FirstAccount[],
): Promise<readonly FirstAccount[]> {
  if (await backend.store.read((tx) => tx.settings.get(SETTINGS_ID))) return []
  const administrators: User[] = []
  for (const account of firstAccounts) {
    administrators.push(
      newUser(backend, {
        name: account.name,
        email: account.email,
        passwordHash: await backend.passwords.hash(account.password),
        role: 'admin',
        landing: account.landing,
      }),
    )
  }
  const open = async (tx: Tx) => {
    if (await tx.settings.get(SETTINGS_ID)) return []
    const rows = seedRows(backend)
    await tx.settings.insert(rows.settings)
    await insertSeedData(tx, rows)
    await writeTimeMarks(tx, backend.now(), { seen: backend.now() })
    const created = await insertAdministrators(tx, backend, administrators)
    return firstAccounts.filter((_, index) => created[index])
  }
  try {
    return await backend.store.transaction(open)
  } catch (error) {
    // Somebody else was opening it at the same moment; of that one's rows, one has the key of ours.
    if (!(error instanceof StoreError && error.kind === 'unique')) throw error
    if (!(await backend.store.read((tx) => tx.settings.get(SETTINGS_ID)))) throw error
    return []
  }
}

/** Whether each was created: an account that exists already keeps its address and its password. */
async function insertAdministrators(
  tx: Tx,
  backend: Backend,
  administrators: readonly User[],
): Promise<boolean[]> {
  const created: boolean[] = []
  for (const administrator of administrators) {
    if (await tx.users.find({ email: administrator.email })) {
      created.push(false)
      continue
    }
    await tx.users.insert(administrator)
    created.push(true)
    if (backend.isPublic) continue
    await moveCoins(tx, backend, {
      userId: administrator.id,
      amount: SEED_ADMIN_COINS,
      kind: 'adjustment',
      reference: 'opening balance',
      actor: null,
    })
  }
  return created
}

async function insertSeedData(tx: Tx, rows: SeedRows): Promise<void> {
  for (const plan of rows.plans) {
    if (!(await tx.plans.get(plan.id))) await tx.plans.insert(plan)
  }
  for (const option of rows.orderOptions) {
    if (!(await tx.orderOptions.get(option.id))) await tx.orderOptions.insert(option)
  }
  for (const method of rows.paymentMethods) {
    if (!(await tx.paymentMethods.get(method.id))) await tx.paymentMethods.insert(method)
  }
  for (const announcement of rows.announcements) await tx.announcements.insert(announcement)
  for (const voucher of rows.vouchers) await tx.vouchers.insert(voucher)
}
