import type { Discount } from '@hostfront/contract/vouchers'
import type { Call } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { findVoucher } from './find-voucher.ts'

/** What a code would take off, shown before ordering; the order checks it again. Limited, for codes can be guessed. */
export async function previewVoucher(
  call: Call,
  input: { readonly code: string; readonly planId: string; readonly amount: number },
): Promise<Discount> {
  await countAttempt(call, { 'voucher-address': call.client.address })
  const purchase = { planId: input.planId, amount: input.amount, now: call.now() }
  return call.store.read((tx) => findVoucher(tx, input.code, purchase))
}
