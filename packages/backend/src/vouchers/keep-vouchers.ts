import { DONE } from '@hostfront/contract/page'
import { givenFields } from '@hostfront/domain/given-fields'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { type VoucherChanges, VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { type Page, StoreError } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { badInput } from '../call/answer-refusal.ts'
import type { Call, SignedInCall } from '../call/context.ts'
import { type SortRequest, sortedPageQuery } from '../call/page-query.ts'
import { refused } from '../call/refused.ts'

type ById = { readonly id: string }

/** All vouchers with how often each was used. */
export const listVouchers = (
  call: Call,
  input: SortRequest<'text' | 'usedCount' | 'validUntil'>,
): Promise<Page<Voucher>> => call.store.read((tx) => tx.vouchers.list(sortedPageQuery(input)))

export function createVoucher(call: SignedInCall, form: VoucherForm): Promise<Voucher> {
  return refusingTakenCodes(() =>
    call.store.transaction(async (tx) => {
      const voucher = await tx.vouchers.insert({
        ...form,
        id: call.newId(),
        createdAt: call.now(),
        usedCount: 0,
      })
      await recordChange(tx, call, 'vouchers.create', null, voucher)
      return voucher
    }),
  )
}

/** Sets what is given. Orders that used it keep the discount that they had; they refer to its code, so that stays as long as there are any. */
export function updateVoucher(
  call: SignedInCall,
  { id, ...form }: VoucherChanges & ById,
): Promise<Voucher> {
  const given = givenFields(form)
  const { code, maxUses } = given
  return refusingTakenCodes(() =>
    call.store.transaction(async (tx) => {
      // Locked: an order that uses it meanwhile waits, and is counted against the new limit.
      const before = await tx.vouchers.get(id, { lock: true })
      if (!before) throw refused('NOT_FOUND')
      const { usedCount } = before
      checkWhole({ ...before, ...given })
      const isRenamed = code !== undefined && code !== before.code
      if (usedCount > 0 && isRenamed) throw refused('VOUCHER_IN_USE', { usedCount })
      if (maxUses !== undefined && maxUses < usedCount) throw refused('VOUCHER_USES', { usedCount })
      const after = await tx.vouchers.update(id, given)
      await recordChange(tx, call, 'vouchers.update', before, after)
      if (!after) throw refused('NOT_FOUND')
      return after
    }),
  )
}

/** What is changed may each be right and yet not go together with what stays. */
function checkWhole(voucher: Voucher): void {
  const [problem] = VoucherForm.safeParse(voucher).error?.issues ?? []
  if (problem) throw badInput(String(problem.path[0]), problem.message)
}

/** Removes a voucher that no order has used; one that was taken back does not count. */
export async function removeVoucher(call: SignedInCall, { id }: ById): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const voucher = await tx.vouchers.get(id, { lock: true })
    if (!voucher) throw refused('NOT_FOUND')
    const { usedCount } = voucher
    if (usedCount > 0) throw refused('VOUCHER_IN_USE', { usedCount })
    await tx.vouchers.delete(id)
    await recordChange(tx, call, 'vouchers.remove', voucher, null)
  })
  return DONE
}

async function refusingTakenCodes<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const isTaken = error instanceof StoreError && error.rule === 'vouchers.code'
    throw isTaken ? refused('VOUCHER_CODE_TAKEN') : error
  }
}
