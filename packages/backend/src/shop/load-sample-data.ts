import type { SAMPLE_SIZES } from '@hostfront/contract/shop'
import { closedTo } from '@hostfront/domain/books/closings'
import { byPosition } from '@hostfront/domain/plans/plan-order'
import type { SampleClient } from '@hostfront/domain/sample/sample-client'
import { makeSampleClients } from '@hostfront/domain/sample/sample-shop'
import { mayIssueInvoices } from '@hostfront/domain/settings/seller'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { activeOptions } from '../options/all-options.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { RowCounts } from './count-rows.ts'
import { insertSampleClients } from './insert-sample-clients.ts'
import { type SampleLoad, startOfSamples } from './sample-load.ts'
import { shopEntry } from './shop-entry.ts'

/** Few enough that the page of the embedded edition stays at hand between two steps. */
const CLIENTS_A_STEP = 20

/**
 * Adds made-up clients, some at a time and each with all that is theirs: wherever it stops, the shop is a sound one, and
 * `finishSamples` can go on. Nobody is notified, and nobody can sign in as one of them until an administrator sets a password.
 */
export const loadSampleData = (
  call: SignedInCall,
  { clients }: { readonly clients: (typeof SAMPLE_SIZES)[number] },
): Promise<{ added: RowCounts }> =>
  addSamples(call, { clients, mark: call.newId().slice(-8), loaded: 0 })

/** Adds what is missing of a load. The log says that it began, and how many clients there are when it is done. */
export async function addSamples(
  call: SignedInCall,
  { clients, mark, loaded }: SampleLoad,
): Promise<{ added: RowCounts }> {
  const { plans, options, settings } = await call.store.read(async (tx) => ({
    // Samples are drawn from them by their place: two shops that sell the same have the same samples.
    plans: (
      await tx.plans.list({ limit: 500, order: 'oldest', where: { status: 'active' } })
    ).items.toSorted(byPosition),
    options: await activeOptions(tx),
    settings: await readSettings(tx),
  }))
  // Samples have invoices, with numbers of the shop's own series.
  if (!mayIssueInvoices(settings)) throw refused('SELLER_MISSING')
  // They have a past, which would be dated into it.
  const closed = closedTo(settings.billing.closings)
  if (closed !== null) throw refused('MONTH_CLOSED', { month: closed })
  const samples = makeSampleClients({
    clients,
    seed: clients,
    mark,
    newId: call.newId,
    now: call.now(),
    plans,
    options,
    settings,
    adminId: call.actor.id,
  })
  // The same seed makes the same clients: those that are there already are made and left.
  for (let number = 0; number < loaded; number++) samples.next()
  const added: RowCounts = {}
  let isBegun = loaded > 0
  for (let step = take(samples); step.length > 0; step = take(samples)) {
    await withInvoiceNumbers(() =>
      call.store.transaction(async (tx) => {
        if (!isBegun) await tx.auditLog.insert(startOfSamples(call, { clients, mark }))
        await insertSampleClients(tx, call, step)
      }),
    )
    isBegun = true
    addUp(added, step)
  }
  await call.store.transaction((tx) =>
    tx.auditLog.insert(shopEntry(call, 'shop.loadSampleData', null, { clients })),
  )
  return { added }
}

function take(samples: Iterator<SampleClient>): SampleClient[] {
  const step: SampleClient[] = []
  while (step.length < CLIENTS_A_STEP) {
    const next = samples.next()
    if (next.done) break
    step.push(next.value)
  }
  return step
}

function addUp(added: RowCounts, clients: readonly SampleClient[]): void {
  const deals = clients.flatMap((client) => client.deals)
  const count = (name: keyof RowCounts, rows: number) => {
    added[name] = (added[name] ?? 0) + rows
  }
  const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
  count('users', clients.length)
  count('orders', deals.length)
  count('services', deals.filter(({ service }) => service).length)
  count('invoices', total(deals.map(({ invoices }) => invoices.length)))
  count('coinEntries', total(clients.map(({ entries }) => entries.length)))
  count('domains', total(clients.map(({ domains }) => domains.length)))
  count('tickets', total(clients.map(({ tickets }) => tickets.length)))
}
