import { addDays } from '@hostfront/domain/add-days'
import { dueReminder } from '@hostfront/domain/billing/due-reminder'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { invoiceSeries } from '@hostfront/domain/billing/invoice-number'
import type { SampleClient } from '@hostfront/domain/sample/sample-client'
import { paymentOf } from '@hostfront/domain/sample/sample-payment'
import type { Tx } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import { nextInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Asked at once, rows of one kind reach an SQL database in few messages; whom they refer to comes before them. */
export async function insertSampleClients(
  tx: Tx,
  call: SignedInCall,
  clients: readonly SampleClient[],
): Promise<void> {
  const deals = clients.flatMap((client) => client.deals)
  await Promise.all(clients.map(({ user }) => tx.users.insert(user)))
  await Promise.all([
    ...deals.map(({ order }) => tx.orders.insert(order)),
    ...clients.flatMap((client) => client.domains.map((domain) => tx.domains.insert(domain))),
    ...clients.flatMap((client) => client.tickets.map((ticket) => tx.tickets.insert(ticket))),
    ...clients.map((client) => fillLedger(tx, call, client)),
  ])
  await Promise.all(deals.flatMap(({ service }) => (service ? [tx.services.insert(service)] : [])))
  const invoices = await insertInvoices(tx, deals)
  await insertPayments(tx, call, invoices)
  await insertReminders(tx, call, invoices)
}

/** As if they had gone out in their time: nobody writes to made-up people. */
async function insertReminders(
  tx: Tx,
  { newId, now }: SignedInCall,
  invoices: readonly Invoice[],
): Promise<void> {
  const { billing } = await readSettings(tx)
  const known = { days: billing.reminderDays, sent: [], declaredAt: null, now: now() }
  await Promise.all(
    invoices.map(async (invoice) => {
      const day = dueReminder({ invoice, ...known })
      if (day === null) return
      const createdAt = addDays(invoice.dueDate, day)
      await tx.reminders.insert({ id: newId(), createdAt, invoiceId: invoice.id, day })
    }),
  )
}

async function fillLedger(
  tx: Tx,
  { newId }: SignedInCall,
  { user, entries }: SampleClient,
): Promise<void> {
  for (const { createdAt, ...move } of entries) {
    const at = { newId, now: () => createdAt }
    const entry = await moveCoins(tx, at, { userId: user.id, ...move })
    if (!entry) throw new Error(`The sample client ${user.id} has spent more than there was`)
  }
}

async function insertPayments(
  tx: Tx,
  call: SignedInCall,
  invoices: readonly Invoice[],
): Promise<void> {
  const recording = { newId: call.newId, recordedBy: call.actor.id }
  const paid = invoices.flatMap((invoice) => paymentOf(invoice, recording) ?? [])
  await Promise.all(paid.map(({ payment }) => tx.payments.insert(payment)))
  await Promise.all(paid.map(({ allocation }) => tx.paymentAllocations.insert(allocation)))
}

/** Numbered in the order of their dates, as far as a step goes. */
async function insertInvoices(
  tx: Tx,
  deals: readonly SampleClient['deals'][number][],
): Promise<readonly Invoice[]> {
  const inserted: Invoice[] = []
  const waiting = deals
    .flatMap(({ invoices }) => invoices)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  while (waiting[0]) {
    const [{ createdAt }] = waiting
    const next = waiting.findIndex(
      (invoice) => invoiceSeries(invoice.createdAt) !== invoiceSeries(createdAt),
    )
    const issued = waiting.splice(0, next < 0 ? waiting.length : next)
    const numbers = await nextInvoiceNumbers(tx, createdAt, issued.length)
    const numbered = issued.map((invoice, at) => ({
      ...invoice,
      number: numbers[at] ?? '',
      paid: invoice.status === 'paid' ? invoice.total : 0,
      credited: 0,
    }))
    inserted.push(...(await Promise.all(numbered.map((invoice) => tx.invoices.insert(invoice)))))
  }
  return inserted
}
