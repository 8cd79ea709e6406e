/**
 * What documents of some time add up to. A look at every invoice is what a report costs. By all keys at once PostgreSQL
 * expects as many groups as rows, and one process adds them up: they are asked twice, each time by a few keys. Notes are
 * few, and lead to their invoices once.
 */
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { ORDER, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Documents, Grouped } from '@hostfront/domain/reports/income'
import { type Period, stepUnit, timesIn } from '@hostfront/domain/reports/period'
import type { ReadTx, Totals, TotalsKey } from '@hostfront/store/port'
import { paidIn } from './is-income.ts'

/** How documents were paid, a note as its invoice was, and by whose tax. */
export interface Taxed {
  readonly method: string
  readonly country: string | null
  readonly taxBasisPoints: number | null
}

/** What documents bill: the word of its kind, as invoices have it, and its plan where it has one. */
export interface Billed {
  readonly kind: string | null
  readonly planId: string | null
}

export interface PeriodDocuments {
  /** By the step of the period that they count on. */
  readonly steps: Documents<string>
  readonly taxed: Documents<Taxed>
  readonly billed: Documents<Billed>
}

const COUNTRY = { within: 'buyer', field: 'country' } as const
const INVOICE = { by: 'invoiceId', to: 'invoices' } as const
const OF_ORDER = { by: 'subjectId', to: 'orders' } as const
const OF_SERVICE = { by: 'subjectId', to: 'services' } as const

/** What was paid and taken back in a period, told apart in three ways. */
export async function readDocuments(tx: ReadTx, period: Period): Promise<PeriodDocuments> {
  const per = stepUnit(period)
  const [disputes, notes, paid, billed] = await Promise.all([
    readDisputes(tx, period, (on) => [
      { field: on, per },
      ...(['gatewayId', 'country', { via: [INVOICE], field: 'taxBasisPoints' }] as const),
      { via: [INVOICE], field: 'subjectKind' },
      { via: [INVOICE, OF_ORDER], field: 'planId' },
      { via: [INVOICE, OF_SERVICE], field: 'planId' },
    ]),
    readNotes(tx, period, [
      ...([
        { field: 'createdAt', per },
        { via: [INVOICE], field: 'paymentMethod' },
      ] as const),
      ...([COUNTRY, 'taxBasisPoints', { via: [INVOICE], field: 'subjectKind' }] as const),
      { via: [INVOICE, OF_ORDER], field: 'planId' },
      { via: [INVOICE, OF_SERVICE], field: 'planId' },
    ]),
    readPaid(tx, period, [{ field: 'paidAt', per }, 'paymentMethod', COUNTRY, 'taxBasisPoints']),
    readPaid(tx, period, [
      'subjectKind',
      { via: [OF_ORDER], field: 'planId' },
      { via: [OF_SERVICE], field: 'planId' },
    ]),
  ])
  return {
    steps: {
      invoices: paid.map(byStep),
      notes: notes.map(byStep),
      aside: disputes.aside.map(byStep),
      released: disputes.released.map(byStep),
    },
    taxed: {
      invoices: paid.map(asTaxed),
      notes: notes.map(asTaxed),
      aside: disputes.aside.map(asTaxed),
      released: disputes.released.map(asTaxed),
    },
    billed: {
      invoices: billed.map((totals) => asGrouped(totals, billedBy(totals.keys))),
      notes: notes.map(asBilled),
      aside: disputes.aside.map(asBilled),
      released: disputes.released.map(asBilled),
    },
  }
}

/** What was paid and taken back with each step of a period alone. */
export async function readSteps(tx: ReadTx, period: Period): Promise<Documents<string>> {
  const per = stepUnit(period)
  const [notes, invoices, { aside, released }] = await Promise.all([
    readNotes(tx, period, [{ field: 'createdAt', per }]),
    readPaid(tx, period, [{ field: 'paidAt', per }]),
    readDisputes(tx, period, (on) => [{ field: on, per }]),
  ])
  return {
    ...{ invoices: invoices.map(byStep), notes: notes.map(byStep) },
    ...{ aside: aside.map(byStep), released: released.map(byStep) },
  }
}

const byStep = (totals: Totals): Grouped<string> => asGrouped(totals, String(totals.keys[0]))

/** All that was paid and taken back in a period, not told apart. */
export async function readAll(tx: ReadTx, period: Period): Promise<Documents<null>> {
  const [notes, invoices, { aside, released }] = await Promise.all([
    readNotes(tx, period, []),
    readPaid(tx, period, []),
    readDisputes(tx, period, () => []),
  ])
  const all = (totals: Totals) => asGrouped(totals, null)
  return {
    ...{ invoices: invoices.map(all), notes: notes.map(all) },
    ...{ aside: aside.map(all), released: released.map(all) },
  }
}

type Keys = Totals['keys']

const taxedBy = ([method, country, rate]: Keys): Taxed => ({
  method: textOf(method) ?? '',
  country: textOf(country),
  taxBasisPoints: typeof rate === 'number' ? rate : null,
})

const billedBy = ([kind, ofOrder, ofService]: Keys): Billed => ({
  kind: textOf(kind),
  planId: kind === ORDER ? textOf(ofOrder) : kind === SERVICE ? textOf(ofService) : null,
})

const SUMS = ['subtotal', 'tax'] as const

const readNotes = (tx: ReadTx, period: Period, by: readonly TotalsKey<CreditNote>[]) =>
  tx.creditNotes.totals({ where: { createdAt: timesIn(period) }, by, sums: SUMS })

type SetAside = Record<'aside' | 'released', readonly Totals[]>

/** What was set aside in a period, and what was no longer: two questions of a table that is small. */
async function readDisputes(
  tx: ReadTx,
  period: Period,
  by: (on: 'withdrawnOn' | 'releasedOn') => readonly TotalsKey<Dispute>[],
): Promise<SetAside> {
  const times = timesIn(period)
  const where = { net: { gt: 0 } } as const
  const sums = ['net', 'tax'] as const
  const [aside, released] = await Promise.all([
    tx.disputes.totals({ where: { ...where, withdrawnOn: times }, by: by('withdrawnOn'), sums }),
    tx.disputes.totals({ where: { ...where, releasedOn: times }, by: by('releasedOn'), sums }),
  ])
  return { aside, released }
}

async function readPaid(
  tx: ReadTx,
  period: Period,
  by: readonly TotalsKey<Invoice>[],
): Promise<readonly Totals[]> {
  const asked = paidIn(timesIn(period)).map((where) =>
    tx.invoices.totals({ where, by, sums: SUMS }),
  )
  return (await Promise.all(asked)).flat()
}

const asTaxed = (totals: Totals): Grouped<Taxed> => asGrouped(totals, taxedBy(totals.keys.slice(1)))

const asBilled = (totals: Totals): Grouped<Billed> =>
  asGrouped(totals, billedBy(totals.keys.slice(4)))

const asGrouped = <Facts>(
  { count, sums: [net = 0, tax = 0] }: Totals,
  facts: Facts,
): Grouped<Facts> => ({ facts, count, net, tax })

const textOf = (key: Keys[number] | undefined): string | null =>
  typeof key === 'string' ? key : null
