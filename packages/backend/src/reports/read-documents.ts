import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { ORDER, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import type { Documents } from '@hostfront/domain/reports/income'
import { type Period, timesIn } from '@hostfront/domain/reports/period'
import type { ReadTx, Totals, TotalsKey, Where } from '@hostfront/store/port'

/** The invoices that were paid in some time and are income of it, also those that notes have taken back since: two questions. */
const paidIn = (paidAt: ReturnType<typeof timesIn>) =>
  [
    { status: 'paid', paidAt },
    // One of before there were notes was taken back on the day it was paid.
    { status: 'refunded', paidAt, credited: { gt: 0 } },
  ] as const satisfies readonly Where<Invoice>[]

/** What was paid and taken back on each day of a period. */
export const readDays = (tx: ReadTx, period: Period): Promise<Documents<string>> =>
  readBy(tx, period, {
    invoices: [{ field: 'paidAt', per: 'day' }],
    notes: [{ field: 'createdAt', per: 'day' }],
    factsOf: ([day]) => String(day),
  })

/** How documents were paid, a note as its invoice was, and by whose tax. */
export interface Taxed {
  readonly method: string
  readonly country: string | null
  readonly taxBasisPoints: number | null
}

const COUNTRY = { within: 'buyer', field: 'country' } as const
const INVOICE = { by: 'invoiceId', to: 'invoices' } as const

/** What was paid and taken back in a period, by method, country and rate. */
export const readTaxed = (tx: ReadTx, period: Period): Promise<Documents<Taxed>> =>
  readBy(tx, period, {
    invoices: ['paymentMethod', COUNTRY, 'taxBasisPoints'],
    notes: [{ via: [INVOICE], field: 'paymentMethod' }, COUNTRY, 'taxBasisPoints'],
    factsOf: ([method, country, rate]) => ({
      method: textOf(method) ?? '',
      country: textOf(country),
      taxBasisPoints: typeof rate === 'number' ? rate : null,
    }),
  })

/** What documents bill: the word of its kind, as invoices have it, and its plan where it has one. */
export interface Billed {
  readonly kind: string | null
  readonly planId: string | null
}

const OF_ORDER = { by: 'subjectId', to: 'orders' } as const
const OF_SERVICE = { by: 'subjectId', to: 'services' } as const

/**
 * What was paid and taken back in a period, by what was sold. Asked apart from the rest: of many keys at once PostgreSQL
 * expects as many groups as rows, and sorts a year of them on disk.
 */
export const readBilled = (tx: ReadTx, period: Period): Promise<Documents<Billed>> =>
  readBy(tx, period, {
    invoices: [
      'subjectKind',
      { via: [OF_ORDER], field: 'planId' },
      { via: [OF_SERVICE], field: 'planId' },
    ],
    notes: [
      { via: [INVOICE], field: 'subjectKind' },
      { via: [INVOICE, OF_ORDER], field: 'planId' },
      { via: [INVOICE, OF_SERVICE], field: 'planId' },
    ],
    factsOf: ([kind, ofOrder, ofService]) => ({
      kind: textOf(kind),
      planId: kind === ORDER ? textOf(ofOrder) : kind === SERVICE ? textOf(ofService) : null,
    }),
  })

interface By<Facts> {
  readonly invoices: readonly TotalsKey<Invoice>[]
  readonly notes: readonly TotalsKey<CreditNote>[]
  readonly factsOf: (keys: Totals['keys']) => Facts
}

const SUMS = ['subtotal', 'tax'] as const

async function readBy<Facts>(
  tx: ReadTx,
  period: Period,
  { invoices, notes, factsOf }: By<Facts>,
): Promise<Documents<Facts>> {
  const times = timesIn(period)
  const [issued, ...paid] = await Promise.all([
    tx.creditNotes.totals({ where: { createdAt: times }, by: notes, sums: SUMS }),
    ...paidIn(times).map((where) => tx.invoices.totals({ where, by: invoices, sums: SUMS })),
  ])
  const grouped = ({ keys, count, sums: [net = 0, tax = 0] }: Totals) => ({
    facts: factsOf(keys),
    count,
    net,
    tax,
  })
  return { invoices: paid.flat().map(grouped), notes: issued.map(grouped) }
}

const textOf = (key: Totals['keys'][number] | undefined): string | null =>
  typeof key === 'string' ? key : null
