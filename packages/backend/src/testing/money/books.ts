import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { readSettings } from '../../settings/read-settings.ts'
import type { Stage } from './stage.ts'

export type Books = Awaited<ReturnType<typeof readBooks>>

const ALL = { order: 'oldest', limit: 500 } as const

/** All that is written down about the money of a shop in which there is one customer, oldest first. */
export async function readBooks({ shop, customer }: Pick<Stage, 'shop' | 'customer'>) {
  return shop.store.read(async (tx) => ({
    second: (await readSettings(tx)).secondCurrency,
    balance: (await tx.users.get(customer.id))?.coins ?? 0,
    coinEntries: (await tx.coinEntries.list({ ...ALL, where: { userId: customer.id } })).items,
    orders: (await tx.orders.list(ALL)).items,
    invoices: (await tx.invoices.list(ALL)).items,
    payments: (await tx.payments.list(ALL)).items,
    attempts: (await tx.paymentAttempts.list(ALL)).items,
    allocations: (await tx.paymentAllocations.list(ALL)).items,
    declarations: (await tx.declarations.list(ALL)).items,
    statementRows: (await tx.statementRows.list(ALL)).items,
    disputes: (await tx.disputes.list(ALL)).items,
    refunds: (await tx.refunds.list(ALL)).items,
    creditNotes: (await tx.creditNotes.list(ALL)).items,
    services: (await tx.services.list(ALL)).items,
    domains: (await tx.domains.list(ALL)).items,
    vouchers: (await tx.vouchers.list(ALL)).items,
    closedTo: (await tx.settings.get(SETTINGS_ID))?.billing.closings.at(-1)?.month ?? null,
    log: (await tx.auditLog.list(ALL)).items,
  }))
}
