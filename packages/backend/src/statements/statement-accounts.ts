import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { type StatementAccount, withAccount } from '@hostfront/domain/statements/statement-account'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { requireManual } from '../payment-methods/require-manual.ts'
import { readSettings } from '../settings/read-settings.ts'

/** The accounts that statements were imported of, the last one first. */
export const listAccounts = (call: SignedInCall): Promise<StatementAccount[]> =>
  call.store.read(async (tx) => (await readSettings(tx)).billing.statementAccounts)

/**
 * Remembers an account. What is remembered already is not written again: pages ask anew for settings that change. The log
 * has what changes about an account, and not which was the last.
 */
export const keepAccount = (
  call: SignedInCall,
  account: StatementAccount,
): Promise<StatementAccount[]> =>
  call.store.transaction(async (tx) => {
    await tx.settings.get(SETTINGS_ID, { lock: true })
    await requireManual(tx, account.method)
    const before = await readSettings(tx)
    const { billing } = before
    const statementAccounts = withAccount(billing.statementAccounts, account)
    const known = billing.statementAccounts.find(({ name }) => name === account.name)
    if (isSame(statementAccounts, billing.statementAccounts)) return statementAccounts
    const changed = { billing: { ...billing, statementAccounts } }
    await tx.settings.update(SETTINGS_ID, changed)
    if (!isSame(known, statementAccounts[0])) {
      await recordChange(tx, call, 'statements.keepAccount', before, { ...before, ...changed })
    }
    return statementAccounts
  })

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
