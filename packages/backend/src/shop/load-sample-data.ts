import type { SAMPLE_SIZES } from '@hostfront/contract/shop'
import type { SampleClient } from '@hostfront/domain/sample/sample-client'
import { makeSampleClients } from '@hostfront/domain/sample/sample-shop'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { RowCounts } from './count-rows.ts'
import { insertSampleClients } from './insert-sample-clients.ts'
import { shopEntry } from './shop-entry.ts'

/** Few enough that the page of the embedded edition stays at hand between two steps. */
const CLIENTS_A_STEP = 20

/**
 * Adds made-up clients, some at a time and each with all that is theirs: wherever it stops, the shop is a sound one.
 * Nobody is notified, and nobody can sign in as one of them until an administrator sets a password.
 */
export async function loadSampleData(
  call: SignedInCall,
  { clients }: { readonly clients: (typeof SAMPLE_SIZES)[number] },
): Promise<{ added: RowCounts }> {
  const { plans, settings } = await call.store.read(async (tx) => ({
    plans: (await tx.services.list({ limit: 500, order: 'oldest', where: { status: 'active' } }))
      .items,
    settings: await readSettings(tx),
  }))
  const mark = call.newId().slice(-8)
  const samples = makeSampleClients({
    clients,
    seed: clients,
    mark,
    newId: call.newId,
    now: call.now(),
    plans,
    settings,
    adminId: call.actor.id,
  })
  const added: RowCounts = {}
  for (let step = take(samples); step.length > 0; step = take(samples)) {
    const isFirst = added.users === undefined
    await withInvoiceNumbers(() =>
      call.store.transaction(async (tx) => {
        if (isFirst) {
          await tx.auditLog.insert(shopEntry(call, 'shop.loadSampleData', null, { clients }))
        }
        await insertSampleClients(tx, call, step)
      }),
    )
    addUp(added, step)
  }
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
  count('userServices', deals.filter(({ service }) => service).length)
  count('invoices', total(deals.map(({ invoices }) => invoices.length)))
  count('coinEntries', total(clients.map(({ entries }) => entries.length)))
  count('domains', total(clients.map(({ domains }) => domains.length)))
  count('tickets', total(clients.map(({ tickets }) => tickets.length)))
}
