import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { type AutomationAction, isAutomation } from '@hostfront/domain/audit/automation'
import { PlanSpecs, PlanType } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { ReadTx } from '@hostfront/store/port'
import * as z from 'zod/mini'
import { NAMES_OF, type NamesOf } from './names-of.ts'

/** By what is before the dot of an action. */
const NAMES: Readonly<Record<string, NamesOf>> = {
  accounts: NAMES_OF.people,
  announcements: NAMES_OF.announcements,
  apiKeys: NAMES_OF.people,
  billing: NAMES_OF.invoices,
  clients: NAMES_OF.people,
  creditNotes: NAMES_OF.invoices,
  declarations: NAMES_OF.declarations,
  disputes: NAMES_OF.disputes,
  domains: NAMES_OF.domains,
  gateways: NAMES_OF.paymentMethods,
  operator: NAMES_OF.people,
  options: NAMES_OF.options,
  orders: NAMES_OF.orders,
  paymentMethods: NAMES_OF.paymentMethods,
  payments: NAMES_OF.payments,
  plans: NAMES_OF.plans,
  refunds: NAMES_OF.refunds,
  secondFactor: NAMES_OF.people,
  security: NAMES_OF.people,
  services: NAMES_OF.services,
  tickets: NAMES_OF.tickets,
  vouchers: NAMES_OF.vouchers,
}

/** What automation does is about records of several kinds. */
const KINDS: Readonly<Record<AutomationAction, keyof typeof NAMES>> = {
  'lifecycle.issueInvoice': 'billing',
  'lifecycle.payWithCoins': 'billing',
  'lifecycle.markOverdue': 'billing',
  'lifecycle.cancelInvoice': 'billing',
  'lifecycle.remind': 'billing',
  'lifecycle.renewFree': 'services',
  'lifecycle.suspend': 'services',
  'lifecycle.terminate': 'services',
  'lifecycle.changePlan': 'services',
  'lifecycle.newPrice': 'services',
  'lifecycle.withdrawChange': 'services',
  'lifecycle.tellOfEnd': 'domains',
  'lifecycle.fail': 'services',
  // About none.
  'lifecycle.run': 'services',
}

const kindOf = ({ action }: AuditEntry): string =>
  isAutomation(action) ? (KINDS[action as AutomationAction] ?? '') : (action.split('.', 1)[0] ?? '')

/** What the records are called that entries are about, by their ids; of what is gone, as it was called; null without a name. */
export async function subjectNames(
  tx: ReadTx,
  entries: readonly AuditEntry[],
): Promise<(entry: AuditEntry) => string | null> {
  const found = await Promise.all(
    Object.entries(NAMES).map(([kind, namesOf]) =>
      namesOf(
        tx,
        entries.filter((entry) => kindOf(entry) === kind).map(({ subject }) => subject),
      ),
    ),
  )
  const names = new Map(found.flat())
  return (entry) => names.get(entry.subject) ?? lastName(entry)
}

/** What a record that came or went was called, as the entry has it. */
const Whole = z.union([
  z.pipe(z.object({ name: z.string(), type: PlanType, specs: PlanSpecs }), z.transform(planName)),
  z.pipe(
    z.object({ serverName: z.nullable(z.string()), planName: z.string() }),
    z.transform(nameOfService),
  ),
  // As lines of before plans had a name of their own have it.
  z.pipe(
    z.object({ serverName: z.nullable(z.string()), serviceName: z.string() }),
    z.transform(({ serverName, serviceName }) => serverName ?? serviceName),
  ),
  z.pipe(
    z.object({ code: z.string() }),
    z.transform(({ code }) => code),
  ),
  z.pipe(
    z.object({ name: z.string(), expiresAt: z.string(), autoRenew: z.boolean() }),
    z.transform(({ name }) => name),
  ),
  z.pipe(
    z.object({ title: z.string() }),
    z.transform(({ title }) => title),
  ),
])

function lastName({ before, after }: AuditEntry): string | null {
  if (before !== null && after !== null) return null
  try {
    return Whole.safeParse(JSON.parse(before ?? after ?? 'null')).data ?? null
  } catch {
    // Of another version, and not to be read.
    return null
  }
}
