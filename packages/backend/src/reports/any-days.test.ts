/** Reports and journal against a slow recount, of rows of any day, wherever the machine is that adds them up. */
import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Payment } from '@hostfront/domain/payments/payment'
import type { Refund } from '@hostfront/domain/payments/refund'
import { dayAfter } from '@hostfront/domain/reports/period'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { expectAsReported } from '../testing/recount-journal.ts'
import { expectAsRecounted } from '../testing/recount-reports.ts'
import { openTestShop } from '../testing/shop.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** Turns of the year, of February in a leap year and in another, and of clocks that are put forward and back. */
const EDGES = ['2027-12-31', '2028-01-01', '2028-02-29', '2027-02-28', '2028-03-26', '2028-10-29']
const HOURS = ['00:00:00.000', '00:59:59.999', '02:30:00.000', '12:00:00.000', '23:59:59.999']

const TIME = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -2, max: 2 }), fc.constantFrom(...HOURS))
  .map(([day, days, hour]) => `${dayAfter(day, days)}T${hour}Z`)
const MONEY = fc.integer({ min: 1, max: 1_000_000 })
const METHOD = fc.constantFrom('paypal', 'bank-transfer', 'coins')

const ROW = fc.record({
  ...{ at: TIME, later: TIME, net: MONEY, tax: MONEY, method: METHOD },
  country: fc.constantFrom('MA', 'FR', null),
  rate: fc.constantFrom(2000, 550, null),
  isTakenBack: fc.boolean(),
  isSent: fc.boolean(),
})
type Row = typeof ROW extends fc.Arbitrary<infer Value> ? Value : never

const PARTIES = { seller: { name: 'S', address: 'A', email: 's@s.test', country: null, ids: [] } }

/** What one of them leaves in the shop of `userId`. */
function rowsOf(row: Row, number: number, userId: string) {
  const { at, later, net, tax, method, country, rate, isTakenBack, isSent } = row
  const id = `row-${number}`
  const total = net + tax
  const document = {
    ...{ id, userId, ...PARTIES, lines: [{ description: 'Hosting', amount: net }] },
    buyer: {
      ...{ name: 'Amina', company: null, country, taxId: null },
      ...{ street: null, postcode: null, town: null },
    },
    ...{
      subtotal: net,
      taxName: 'VAT',
      taxBasisPoints: rate,
      taxReason: null,
      vatCheck: null,
      secondRate: null,
      tax,
      total,
    },
  }
  const invoice: Invoice = {
    ...document,
    ...{ createdAt: at, number: `2028-${number}`, subjectKind: null, subjectId: null },
    ...{ periodStart: null, dueDate: at, paidAt: at, paymentMethod: method },
    ...(isTakenBack
      ? { status: 'refunded', paid: 0, credited: total }
      : { status: 'paid', paid: total, credited: 0 }),
  }
  const note: CreditNote = {
    ...document,
    ...{ createdAt: later, number: `CN-${number}`, invoiceId: id, invoiceNumber: invoice.number },
    ...{ reason: 'As agreed.', target: 'off-site', issuedBy: userId },
  }
  const payment: Payment = {
    ...{ id, createdAt: at, userId, method, amount: total, returned: 0, credited: 0 },
    ...{ state: isTakenBack ? 'refunded' : 'received', receivedAt: at, reference: `TX-${number}` },
    ...{ referenceKey: null, alikeKey: null, recordedBy: null, dispute: null, undone: null },
  }
  const refund: Refund = {
    ...{ id, createdAt: at, userId, amount: total, method: 'paypal', account: '' },
    ...{ cause: 'credit-note', number: invoice.number, invoiceId: id, paymentId: null },
    ...{ creditNoteId: null, reference: null, settledBy: null },
    ...(isSent ? { state: 'sent', settledAt: later } : { state: 'to-send', settledAt: null }),
  }
  const entry: CoinEntry = {
    ...{ id, createdAt: at, userId, amount: net, balanceAfter: net, kind: 'adjustment' },
    ...{ reference: null, actor: null },
  }
  return { invoice, note: isTakenBack ? note : null, payment, refund, entry }
}

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Africa/Casablanca'])(
  'in %s, days are those of the books',
  async (where) => {
    process.env['TZ'] = where
    const rows = fc.sample(ROW, { numRuns: 120, seed: 8 })
    const shop = await openTestShop()
    const jane = await shop.customer('jane')
    await shop.store.transaction(async (tx) => {
      for (const [at, row] of rows.entries()) {
        const { invoice, note, payment, refund, entry } = rowsOf(row, at, jane.id)
        await tx.invoices.insert(invoice)
        if (note) await tx.creditNotes.insert(note)
        await tx.payments.insert(payment)
        await tx.refunds.insert(refund)
        await tx.coinEntries.insert(entry)
      }
    })
    const admin = await shop.admin()
    const ever = { from: '2027-01-01', to: '2028-12-31' }
    expect((await expectAsRecounted(shop, ever)).income.invoices).toBe(rows.length)
    await expectAsReported(admin, ever)
    for (const edge of EDGES) {
      for (const period of [
        { from: edge, to: edge },
        { from: dayAfter(edge, -1), to: dayAfter(edge, 1) },
        { from: `${edge.slice(0, 7)}-01`, to: edge },
      ]) {
        await expectAsRecounted(shop, period)
        await expectAsReported(admin, period)
      }
    }
  },
)
