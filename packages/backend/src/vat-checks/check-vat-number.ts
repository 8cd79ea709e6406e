import type { User } from '@hostfront/domain/accounts/user'
import type { Result } from '@hostfront/domain/result'
import type { VatCheck } from '@hostfront/domain/tax/vat-check'
import { afterVatCheck, isNewlyInvalid } from '@hostfront/domain/tax/vat-check-rules'
import { isVatNumberOf, tidyTaxId } from '@hostfront/domain/tax/vat-number'
import type { VatAnswer, VatRegister, VatSilence } from '@hostfront/providers/vat-register-port'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { DueTask } from '../tasks/run-due-tasks.ts'
import { checkedNumber } from './queue-vat-check.ts'

type Answered = Result<VatAnswer, VatSilence>

/** VIES has not said anything; says which word it had for that, and nothing of whom it was asked for. */
export class VatRegisterSilent extends Error {
  constructor(detail: string) {
    super(detail)
    this.name = 'VatRegisterSilent'
  }
}

/**
 * Does a task of the kind `vat-check`: asks, and keeps the answer with the account. Asked twice it is kept twice and told once. Nothing is
 * asked where the account has another number by now or the settings say no. Throws `VatRegisterSilent`, to be tried again.
 */
export async function checkVatNumber(
  backend: Backend,
  register: VatRegister,
  { target: userId, facts: { number } }: Pick<DueTask<'vat-check'>, 'target' | 'facts'>,
): Promise<null> {
  const asked = await backend.store.read(async (tx) => {
    const [user, { tax }] = [await tx.users.get(userId), await readSettings(tx)]
    if (!user || checkedNumber(tax, user) !== number) return null
    return { requester: isVatNumberOf(tax.sellerCountry, tax.vatId) ? tidyTaxId(tax.vatId) : null }
  })
  if (!asked) return null
  const answer = await ask(register, number, asked.requester)
  await backend.store.transaction((tx) =>
    keep(tx, backend, userId, checkOf(backend, number, answer)),
  )
  if (!answer.ok) throw new VatRegisterSilent(answer.refusal.detail)
  return null
}

/** Whose own number VIES does not take still learns whether the other is one; without a receipt. */
async function ask(
  register: VatRegister,
  number: string,
  requester: string | null,
): Promise<Answered> {
  const answer = await register.check({ number, requester })
  const isOwnFault = !answer.ok && answer.refusal.code === 'requester' && requester !== null
  return isOwnFault ? register.check({ number, requester: null }) : answer
}

function checkOf({ now }: Backend, number: string, answer: Answered): VatCheck {
  const asked = { number, at: now() }
  if (!answer.ok) return { ...asked, state: 'unavailable', consultation: null, name: null }
  const { isValid, consultation, name } = answer.value
  return { ...asked, state: isValid ? 'valid' : 'invalid', consultation, name }
}

/** With the account, unless that has another number by now; the team hears of one that is none. */
async function keep(tx: Tx, backend: Backend, userId: string, check: VatCheck): Promise<void> {
  const user: User | null = await tx.users.get(userId, { lock: true })
  if (!user || user.status === 'deleted' || tidyTaxId(user.taxId ?? '') !== check.number) return
  const vatCheck = afterVatCheck(user.vatCheck, check)
  await tx.users.update(userId, { vatCheck })
  if (isNewlyInvalid(user.vatCheck, vatCheck)) {
    await notifyStaff(tx, { ...backend, actor: null }, { kind: 'vat-number-invalid', userId })
  }
}
