import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { type AutomationAction, isAutomation } from '@hostfront/domain/audit/automation'
import { PlanSpecs, PlanType } from '@hostfront/domain/catalog/plan'
import { planName } from '@hostfront/domain/catalog/plan-name'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { ReadTx } from '@hostfront/store/port'
import * as z from 'zod/mini'
import { rowsById } from '../rows-by-id.ts'

type Named = (tx: ReadTx, ids: readonly string[]) => Promise<readonly (readonly [string, string])[]>

const named =
  <Row extends { readonly id: string }>(
    rowsOf: (tx: ReadTx) => Parameters<typeof rowsById<Row>>[0],
    nameOf: (row: Row) => string,
  ): Named =>
  async (tx, ids) =>
    [...(await rowsById(rowsOf(tx), ids)).values()].map((row) => [row.id, nameOf(row)])

const people = named(
  (tx) => tx.users,
  ({ name }) => name,
)

/** By what stands before the dot of an action. */
const NAMES: Readonly<Record<string, Named>> = {
  accounts: people,
  announcements: named(
    (tx) => tx.announcements,
    ({ title }) => title,
  ),
  billing: named(
    (tx) => tx.invoices,
    ({ number }) => number,
  ),
  apiKeys: people,
  clients: people,
  operator: people,
  secondFactor: people,
  domains: named(
    (tx) => tx.domains,
    ({ name }) => name,
  ),
  orders: named(
    (tx) => tx.orders,
    ({ serverName }) => serverName,
  ),
  plans: named(
    (tx) => tx.services,
    (plan) => planName(plan),
  ),
  services: named(
    (tx) => tx.userServices,
    (service) => nameOfService(service),
  ),
  tickets: named(
    (tx) => tx.tickets,
    ({ subject }) => subject,
  ),
  vouchers: named(
    (tx) => tx.vouchers,
    ({ code }) => code,
  ),
}

/** What automation does is about records of several kinds. */
const KINDS: Readonly<Record<AutomationAction, keyof typeof NAMES>> = {
  'lifecycle.issueInvoice': 'billing',
  'lifecycle.payWithCoins': 'billing',
  'lifecycle.markOverdue': 'billing',
  'lifecycle.cancelInvoice': 'billing',
  'lifecycle.renewFree': 'services',
  'lifecycle.suspend': 'services',
  'lifecycle.terminate': 'services',
  'lifecycle.tellOfEnd': 'domains',
  'lifecycle.fail': 'services',
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
    z.object({ serverName: z.nullable(z.string()), serviceName: z.string() }),
    z.transform(nameOfService),
  ),
  z.pipe(
    z.object({ code: z.string() }),
    z.transform(({ code }) => code),
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
