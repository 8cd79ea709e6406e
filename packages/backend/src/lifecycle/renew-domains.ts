import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Domain } from '@hostfront/domain/domains/domain'
import {
  type DomainStep,
  dueDomainEnds,
  dueDomainStep,
} from '@hostfront/domain/domains/domain-renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { payFromBalance } from '../billing/pay-from-balance.ts'
import type { Backend } from '../context.ts'
import { billDomain } from '../domains/bill-domain.ts'
import { tellOfEnd } from '../domains/tell-of-end.ts'
import { readPages } from '../read-pages.ts'
import { billOf } from './bill-of.ts'
import { readCoins } from './read-coins.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200
/** Billed, then paid or told of: more than two steps in a row are not due. */
const MOST_STEPS = 2

const COUNTED_AS = {
  'issue-invoice': 'invoicesIssued',
  'pay-with-coins': 'renewed',
  tell: 'notified',
} as const satisfies Record<DomainStep, keyof RunReport>

/**
 * Bills the domains that renew themselves and pays them from coins where there are enough. Customers are told of the end
 * of the others, and of every end that has come.
 */
export async function renewDomains(
  backend: Backend,
  settings: Settings,
  report: RunReport,
): Promise<void> {
  const pages = readPages((after) =>
    backend.store.read(async (tx) => {
      const page = await tx.domains.list({
        where: { expiresAt: dueDomainEnds(backend.now(), settings.billing) },
        order: 'oldest',
        limit: PAGE,
        after,
      })
      return { ...page, items: await findDue(tx, backend, settings, page.items) }
    }),
  )
  for await (const ids of pages) {
    for (const id of ids) {
      await takeTurn(report, { collection: 'domains', id }, () =>
        catchUp(backend, settings, id, report),
      )
    }
  }
}

/** Domains wait for weeks for coins: a page of them is sorted out at once, and what seems due decides again in its own transaction. */
async function findDue(
  tx: ReadTx,
  backend: Backend,
  { billing }: Settings,
  domains: readonly Domain[],
): Promise<string[]> {
  const invoices = await readInvoices(tx, domains)
  const coinsOf = await readCoins(tx, domains)
  const facts = { billing, now: backend.now() }
  return domains
    .filter((domain) =>
      dueDomainStep({
        domain,
        invoice: invoices.get(`${domain.id} ${domain.expiresAt}`) ?? null,
        coins: coinsOf(domain),
        ...facts,
      }),
    )
    .map(({ id }) => id)
}

async function readInvoices(
  tx: ReadTx,
  domains: readonly Domain[],
): Promise<ReadonlyMap<string, Invoice>> {
  if (domains.length === 0) return new Map()
  const { items } = await tx.invoices.list({
    where: {
      domainId: { in: domains.map(({ id }) => id) },
      periodStart: { in: domains.map(({ expiresAt }) => expiresAt) },
    },
    limit: 2 * PAGE,
  })
  return new Map(items.map((one) => [`${one.domainId} ${one.periodStart}`, one]))
}

async function catchUp(
  backend: Backend,
  settings: Settings,
  id: string,
  report: RunReport,
): Promise<void> {
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = await withInvoiceNumbers(() =>
      backend.store.transaction((tx) => advance(tx, backend, settings, id)),
    )
    if (!step) return
    report[COUNTED_AS[step]]++
  }
}

/** Does the one step that is due, decided on the locked domain, and answers which it was. */
async function advance(
  tx: Tx,
  backend: Backend,
  settings: Settings,
  id: string,
): Promise<DomainStep | null> {
  const domain = await tx.domains.get(id, { lock: true })
  if (!domain) return null
  const invoice = await tx.invoices.find({ domainId: id, periodStart: domain.expiresAt })
  const user = await tx.users.get(domain.userId)
  const { billing } = settings
  const coins = user?.coins ?? 0
  const step = dueDomainStep({ domain, invoice, coins, billing, now: backend.now() })
  if (step === 'issue-invoice') {
    const billed = await billDomain(tx, backend, settings, domain)
    await recordAutomation(tx, backend, AUTOMATION.issueInvoice, null, billOf(billed.invoice))
  }
  if (step === 'pay-with-coins' && invoice) {
    // The coins were spent a moment ago: then there is nothing to do but to wait for others.
    const paid = await payFromBalance(tx, backend, { invoice, service: null, domain }, null)
    if (!paid) return null
    await recordAutomation(tx, backend, AUTOMATION.payWithCoins, invoice, paid.invoice)
  }
  if (step === 'tell') {
    await tellOfEnd(tx, backend, domain)
    const told = await tx.domains.get(id)
    await recordAutomation(tx, backend, AUTOMATION.tellOfEnd, domain, told)
  }
  return step
}
