import { planName } from '@hostfront/domain/plans/plan-name'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

type Names = readonly (readonly [id: string, name: string])[]
/** What records of one kind are called, by their ids; what is gone is left out. */
export type NamesOf = (tx: ReadTx, ids: readonly string[]) => Promise<Names>

const namesFrom =
  <Row extends { readonly id: string }>(
    rowsOf: (tx: ReadTx) => Parameters<typeof rowsById<Row>>[0],
    nameOf: (row: Row) => string,
  ): NamesOf =>
  async (tx, ids) =>
    [...(await rowsById(rowsOf(tx), ids)).values()].map((row) => [row.id, nameOf(row)])

/** By the kinds of records that the log mentions. */
export const NAMES_OF = {
  announcements: namesFrom(
    (tx) => tx.announcements,
    ({ title }) => title,
  ),
  declarations: namesFrom(
    (tx) => tx.declarations,
    ({ reference, id }) => reference ?? id,
  ),
  domains: namesFrom(
    (tx) => tx.domains,
    ({ name }) => name,
  ),
  invoices: namesFrom(
    (tx) => tx.invoices,
    ({ number }) => number,
  ),
  options: namesFrom(
    (tx) => tx.orderOptions,
    ({ label }) => label,
  ),
  orders: namesFrom(
    (tx) => tx.orders,
    ({ serverName }) => serverName,
  ),
  paymentMethods: namesFrom(
    (tx) => tx.paymentMethods,
    ({ name }) => name,
  ),
  disputes: namesFrom(
    (tx) => tx.disputes,
    ({ disputeId }) => disputeId,
  ),
  payments: namesFrom(
    (tx) => tx.payments,
    ({ reference, id }) => reference ?? id,
  ),
  people: namesFrom(
    (tx) => tx.users,
    ({ name }) => name,
  ),
  plans: namesFrom(
    (tx) => tx.plans,
    (plan) => planName(plan),
  ),
  refunds: namesFrom(
    (tx) => tx.refunds,
    ({ number, reference, id }) => number || (reference ?? id),
  ),
  services: namesFrom(
    (tx) => tx.services,
    (service) => nameOfService(service),
  ),
  tickets: namesFrom(
    (tx) => tx.tickets,
    ({ subject }) => subject,
  ),
  vouchers: namesFrom(
    (tx) => tx.vouchers,
    ({ code }) => code,
  ),
} as const satisfies Record<string, NamesOf>
