import { givenFields } from '@hostfront/domain/given-fields'
import { fittedTo, type OptionChanges, OptionForm } from '@hostfront/domain/options/option-form'
import type { OrderOption } from '@hostfront/domain/options/order-option'
import type { Patch, Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { badInput } from '../call/answer-refusal.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allOptions } from './all-options.ts'
import { checkRoom } from './check-room.ts'

type ById = { readonly id: string }
type Shown = { readonly choicesShown?: OptionChanges['choices'] }

const isSame = (one: OrderOption['choices'], other: OrderOption['choices']): boolean =>
  JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder))

const inOrder = ({ id, label, pricePerMonth, slots }: OrderOption['choices'][number]) => [
  id,
  label,
  pricePerMonth,
  slots,
]

/** Sets what is given. Orders and services keep what they had chosen, with its words and its price. */
export const updateOption = (
  call: SignedInCall,
  { id, choicesShown, ...form }: OptionChanges & ById & Shown,
): Promise<OrderOption> =>
  changeOption(call, 'options.update', id, (before) => {
    // One list is written whole: without this the one who saves last takes back what the other has changed.
    if (form.choices && choicesShown && !isSame(before.choices, choicesShown)) {
      throw refused('CHANGED_MEANWHILE')
    }
    const whole = OptionForm.safeParse({ ...before, ...givenFields(form) })
    if (whole.success) return fittedTo(whole.data)
    // What is changed may each be right and yet not go together with what stays.
    const [problem] = whole.error.issues
    throw badInput(String(problem?.path[0]), problem?.message ?? '')
  })

/** It is asked for no more. */
export const archiveOption = (call: SignedInCall, { id }: ById): Promise<OrderOption> =>
  changeOption(call, 'options.archive', id, () => ({ status: 'archived' }))

export const restoreOption = (call: SignedInCall, { id }: ById): Promise<OrderOption> =>
  changeOption(
    call,
    'options.restore',
    id,
    () => ({ status: 'active' }),
    async (tx) => checkRoom(await allOptions(tx)),
  )

function changeOption(
  call: SignedInCall,
  action: string,
  id: string,
  patchOf: (before: OrderOption) => Patch<OrderOption>,
  check?: (tx: Tx) => Promise<void>,
): Promise<OrderOption> {
  return call.store.transaction(async (tx) => {
    await check?.(tx)
    const before = await tx.orderOptions.get(id, { lock: true })
    const after = before && (await tx.orderOptions.update(id, patchOf(before)))
    if (!after) throw refused('NOT_FOUND')
    await recordChange(tx, call, action, before, after)
    return after
  })
}
