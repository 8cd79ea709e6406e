import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { planName } from '@hostfront/domain/catalog/plan-name'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../rows-by-id.ts'

type Named = (tx: ReadTx, ids: readonly string[]) => Promise<readonly (readonly [string, string])[]>

const named =
  <Row extends { readonly id: string }>(
    rowsOf: (tx: ReadTx) => Parameters<typeof rowsById<Row>>[0],
    nameOf: (row: Row) => string,
  ): Named =>
  async (tx, ids) =>
    [...(await rowsById(rowsOf(tx), ids)).values()].map((row) => [row.id, nameOf(row)])

/** By what stands before the dot of an action. */
const NAMES: Readonly<Record<string, Named>> = {
  announcements: named(
    (tx) => tx.announcements,
    ({ title }) => title,
  ),
  billing: named(
    (tx) => tx.invoices,
    ({ number }) => number,
  ),
  clients: named(
    (tx) => tx.users,
    ({ name }) => name,
  ),
  orders: named(
    (tx) => tx.orders,
    ({ serverName }) => serverName,
  ),
  plans: named(
    (tx) => tx.services,
    ({ name, type }) => planName(name, type),
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

const kindOf = ({ action }: AuditEntry): string => action.split('.', 1)[0] ?? ''

/** What the records are called that entries are about, by their ids; what is gone, or has no name, is left out. */
export async function subjectNames(
  tx: ReadTx,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    Object.entries(NAMES).map(([kind, namesOf]) =>
      namesOf(
        tx,
        entries.filter((entry) => kindOf(entry) === kind).map(({ subject }) => subject),
      ),
    ),
  )
  return new Map(found.flat())
}
