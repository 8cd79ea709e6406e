import type { User } from '@hostfront/domain/accounts/user'
import { addDays } from '@hostfront/domain/add-days'
import type { Settings } from '@hostfront/domain/settings/settings'
import { isReversible } from '@hostfront/domain/tax/tax-for'
import { asksVies, isVatCheckDue, VAT_CHECKS_A_DAY } from '@hostfront/domain/tax/vat-check-rules'
import { tidyTaxId } from '@hostfront/domain/tax/vat-number'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { queueTask } from '../tasks/queue-task.ts'

type Numbered = Pick<User, 'id' | 'country' | 'taxId' | 'vatCheck'>

/** The number of that account whose check decides its tax, tidy; null: it has none, or nobody is asked. */
export const checkedNumber = (
  tax: Settings['tax'],
  user: Pick<Numbered, 'country' | 'taxId'>,
): string | null => (asksVies(tax) && isReversible(tax, user) ? tidyTaxId(user.taxId ?? '') : null)

/**
 * Has VIES asked for the account's VAT number after this step, where that decides its tax and is due. One that is waiting to be asked for
 * is not asked for twice, and an account that has had many asked for today waits for tomorrow.
 */
export async function queueVatCheck(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'asksRegisters'>,
  user: Numbered,
  settings?: Pick<Settings, 'tax'>,
): Promise<void> {
  // Most accounts have none: they cost no question.
  if (!backend.asksRegisters || user.taxId === null) return
  const { tax } = settings ?? (await readSettings(tx))
  const number = checkedNumber(tax, user)
  if (number === null || !isVatCheckDue(user.vatCheck, number, backend.now())) return
  const kind = 'vat-check'
  const where = { kind, target: user.id } as const
  const waiting = { where: { ...where, status: 'waiting' }, order: 'newest', limit: 20 } as const
  const { items } = await tx.tasks.list(waiting)
  if (items.some(({ facts }) => facts !== null && 'number' in facts && facts.number === number)) {
    return
  }
  const now = backend.now()
  const asked = await tx.tasks.count({ ...where, createdAt: { gt: addDays(now, -1) } })
  const dueAt = asked < VAT_CHECKS_A_DAY ? now : addDays(now, 1)
  await queueTask(tx, backend, { ...where, facts: { number }, dueAt })
}
