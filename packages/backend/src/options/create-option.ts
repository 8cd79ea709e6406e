import { freeId } from '@hostfront/domain/free-id'
import { fittedTo, type OptionForm } from '@hostfront/domain/options/option-form'
import type { OrderOption } from '@hostfront/domain/options/order-option'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { lockCatalogue } from '../plans/taken-name.ts'
import { allOptions } from './all-options.ts'
import { checkRoom } from './check-room.ts'

/** A new order option, after all others. */
export function createOption(call: SignedInCall, form: OptionForm): Promise<OrderOption> {
  return call.store.transaction(async (tx) => {
    await lockCatalogue(tx)
    const options = await allOptions(tx)
    checkRoom(options)
    const ids = options.map(({ id }) => id)
    const option = await tx.orderOptions.insert({
      ...fittedTo(form),
      id: freeId(form.label, ids),
      createdAt: call.now(),
      position: (options.at(-1)?.position ?? 0) + 1,
      status: 'active',
    })
    await recordChange(tx, call, 'options.create', null, option)
    return option
  })
}
