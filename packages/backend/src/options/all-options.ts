import { byPosition } from '@hostfront/domain/by-position'
import type { OrderOption } from '@hostfront/domain/options/order-option'
import type { ReadTx } from '@hostfront/store/port'
import type { Call } from '../call/context.ts'

/** So many are read at most, archived ones included. */
export const MOST_OPTIONS = 500

/** So many are asked for: nobody fills in more fields, and with the highest prices it is still an amount that can be billed. */
export const MOST_ASKED = 100

/** All order options by position, archived ones included. */
export async function allOptions(tx: ReadTx): Promise<OrderOption[]> {
  const { items } = await tx.orderOptions.list({ order: 'oldest', limit: MOST_OPTIONS })
  return items.toSorted(byPosition)
}

/** Those that are asked for, by position. */
export async function activeOptions(tx: ReadTx): Promise<OrderOption[]> {
  const where = { status: 'active' } as const
  const { items } = await tx.orderOptions.list({ where, order: 'oldest', limit: MOST_ASKED })
  return items.toSorted(byPosition)
}

export const listOptions = (call: Call): Promise<OrderOption[]> => call.store.read(allOptions)

export const listOptionsOnSale = (call: Call): Promise<OrderOption[]> =>
  call.store.read(activeOptions)
