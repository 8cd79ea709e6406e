import type { Invoice } from '@hostfront/domain/billing/invoice'
import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import { equalsBefore } from '@hostfront/domain/statements/same-movement'
import { orderForm } from './order-form.ts'
import { openTestShop, type TestShopOptions } from './shop.ts'

/** As somebody has called the account that the statements are of. */
export const SOURCE = 'Bank'

/** A movement as a file has it. */
export const moved = (label: string, amount = 450) => ({
  date: '2026-06-01',
  amount,
  label,
  id: null as string | null,
  sender: null,
  isReversal: false,
})

/** As a page asks about the movements of a file. */
export function asFile(movements: readonly ReturnType<typeof moved>[]) {
  const keys = movementKeys(movements)
  const keyed = movements.map((movement, at) => ({ ...movement, key: keys[at] ?? '' }))
  const before = equalsBefore(keyed)
  return keyed.map((movement, at) => ({ ...movement, before: [...(before[at] ?? [])] }))
}

/** A shop with two open invoices of one customer, and rows of statements for them. */
export async function openWithInvoices(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const order = async () => {
    const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    if (!invoice) throw new Error('Every order has an invoice')
    return invoice
  }
  const [first, second] = [await order(), await order()]
  const match = (movements: readonly ReturnType<typeof moved>[]) =>
    admin.statements.match({ source: SOURCE, movements: asFile(movements) })
  const apply = async (movement: ReturnType<typeof moved>, invoice: Invoice, more = {}) => {
    const [key = ''] = movementKeys([movement])
    const { date, amount, label, id: reference } = movement
    const kept = { key, date, amount, label }
    const asked = { source: SOURCE, method: 'bank-transfer', movement: kept, reference }
    return admin.statements.apply({ ...asked, invoiceId: invoice.id, ...more })
  }
  const ignore = (movement: ReturnType<typeof moved>) => {
    const [key = ''] = movementKeys([movement])
    const { date, amount, label } = movement
    return admin.statements.ignore({ source: SOURCE, movement: { key, date, amount, label } })
  }
  const bringBack = (movement: ReturnType<typeof moved>) => {
    const [key = ''] = movementKeys([movement])
    return admin.statements.bringBack({ source: SOURCE, key })
  }
  const invoiceNow = ({ id }: Invoice) => shop.store.read((tx) => tx.invoices.get(id))
  return { shop, admin, jane, first, second, match, apply, ignore, bringBack, invoiceNow }
}

/** The same, where both are declared as paid by one transfer. */
export async function openWithDeclaration(options: TestShopOptions = {}) {
  const opened = await openWithInvoices(options)
  const { jane, first, second } = opened
  const declared = await jane.declarations.declare({
    method: 'bank-transfer',
    amount: 900,
    reference: 'OM.778.41',
    paidOn: '2026-06-01',
    invoiceIds: [first.id, second.id],
    note: '',
    proofIds: [],
  })
  return { ...opened, declared, row: moved('VIR OM 778 41', 900) }
}
