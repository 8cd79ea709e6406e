import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { dueStep } from '@hostfront/domain/services/due-step'
import type { Service } from '@hostfront/domain/services/service'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'
import { readPages } from '../read-pages.ts'
import { readCoins } from './read-coins.ts'

const PAGE = 200

/**
 * The services of one state for which something seems due. Services wait for days with an invoice that nobody has
 * paid yet, so a page of them is sorted out by three statements, and only what is due gets a transaction of its own.
 * That one decides again: what is seen here may have changed since, or come from a replica that lags behind.
 */
export async function* findDueServices(
  backend: Backend,
  settings: Settings,
  status: 'active' | 'suspended',
): AsyncGenerator<string> {
  const pages = readPages((after) =>
    backend.store.read((tx) => readPage(tx, { settings, status, after, now: backend.now() })),
  )
  for await (const ids of pages) yield* ids
}

interface PageOf {
  readonly settings: Settings
  readonly status: 'active' | 'suspended'
  readonly after: string | null
  readonly now: string
}

async function readPage(
  tx: ReadTx,
  { settings, status, after, now }: PageOf,
): Promise<Page<string>> {
  const { items, next } = await tx.userServices.list({
    where: { status, expiresAt: { lte: addDays(now, settings.billing.renewalLeadDays) } },
    order: 'oldest',
    limit: PAGE,
    after,
  })
  const [invoiceOf, coinsOf] = [await readInvoices(tx, items), await readCoins(tx, items)]
  const due = items.filter((service) => {
    const [invoice, coins] = [invoiceOf(service), coinsOf(service)]
    return dueStep({ service, invoice, coins, billing: settings.billing, now })
  })
  return { items: due.map(({ id }) => id), next }
}

/** The renewal invoice of each service for its next period. One that the limit cuts off is found by its own transaction. */
async function readInvoices(
  tx: ReadTx,
  services: readonly Service[],
): Promise<(service: Service) => Invoice | null> {
  if (services.length === 0) return () => null
  const { items } = await tx.invoices.list({
    where: {
      userServiceId: { in: services.map(({ id }) => id) },
      periodStart: { in: services.map(({ expiresAt }) => expiresAt) },
    },
    limit: 2 * PAGE,
  })
  const found = new Map(items.map((one) => [`${one.userServiceId} ${one.periodStart}`, one]))
  return ({ id, expiresAt }) => found.get(`${id} ${expiresAt}`) ?? null
}
