/** Rows of a shop's money, and journals made of many of them. */
import fc from 'fast-check'
import { type CoinEntry, CoinEntryKind } from '../../billing/coin-entry.ts'
import type { CreditNote } from '../../billing/credit-note.ts'
import type { Invoice } from '../../billing/invoice.ts'
import type { Dispute } from '../../gateways/dispute.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Refund } from '../../payments/refund.ts'
import { disputeFeeEntry, lostEntry, reinstatedEntry, withdrawnEntry } from '../dispute-entries.ts'
import {
  coinEntry,
  invoiceEntry,
  type JournalEntry,
  noteEntry,
  owedEntry,
  paymentEntries,
  settledEntry,
} from '../journal.ts'

const AT = '2026-06-01T10:00:00.000Z'
const PARTIES = {
  seller: { name: 'Shop', address: 'A street', email: 'shop@shop.test', country: 'FR', ids: [] },
  buyer: {
    ...{ name: 'Amina Benali', company: null, country: 'FR', taxId: null },
    ...{ street: null, postcode: null, town: null },
  },
  taxName: 'TVA',
  taxBasisPoints: 2000,
  taxReason: null,
  vatCheck: null,
  secondRate: null,
} as const

interface Rows {
  readonly invoice: Invoice
  readonly note: CreditNote
  readonly payment: Payment
  readonly coins: CoinEntry
  readonly refund: Refund
  /** All of it taken for a dispute, and neither won nor lost yet. */
  readonly dispute: Dispute
}

/** One of each, of one amount: as if it had been paid, taken back and sent back. */
export function sampleOf(
  { net, tax }: { readonly net: number; readonly tax: number },
  at = AT,
  id = 'row',
): Rows {
  const total = net + tax
  const row = { id, createdAt: at, userId: 'amina' }
  const lines = [{ description: 'Hosting', amount: net }]
  const document = { ...row, ...PARTIES, lines, subtotal: net, tax, total }
  return {
    invoice: {
      ...document,
      ...{ number: '2026-00042', subjectKind: null, subjectId: null, periodStart: null },
      ...{ paid: total, credited: 0, status: 'paid', dueDate: at, paidAt: at },
      paymentMethod: 'paypal',
    },
    note: {
      ...document,
      ...{ number: 'CN-2026-00007', invoiceId: 'row', invoiceNumber: '2026-00042' },
      ...{ reason: 'As agreed.', target: 'off-site', issuedBy: 'admin' },
    },
    payment: {
      ...row,
      ...{ method: 'paypal', amount: total, returned: 0, credited: 0, state: 'received' },
      ...{ receivedAt: at, reference: 'TX-1', referenceKey: 'TX1', alikeKey: 'TX1' },
      ...{ recordedBy: 'admin', dispute: null, undone: null },
    },
    coins: {
      ...row,
      ...{ amount: total, balanceAfter: total, kind: 'purchase', reference: 'row', actor: null },
    },
    refund: {
      ...row,
      ...{
        amount: total,
        method: 'paypal',
        account: '',
        cause: 'credit-note',
        number: '2026-00042',
      },
      ...{ invoiceId: 'row', paymentId: 'row', creditNoteId: 'row', state: 'to-send' },
      ...{ reference: null, settledAt: null, settledBy: null },
    },
    dispute: {
      ...row,
      ...{ gatewayId: 'card', disputeId: 'du_1', attemptId: 'row', paymentId: 'row' },
      ...{ invoiceId: 'row', number: '2026-00042', amount: total, currency: 'EUR' },
      ...{ reason: 'fraudulent', state: 'open', needsAnswer: true, openedAt: at, dueBy: null },
      ...{ toldAt: at, withdrawnAt: at, withdrawn: total, withdrawnOn: at, net, tax },
      ...{ fee: 1500, feeOn: at, country: 'FR', reinstatedAt: null, reinstated: 0 },
      ...{ reinstatedOn: null, closedAt: null, lostOn: null, releasedOn: null, takenBack: 0 },
      ...{ claim: 'none', creditNoteId: null, billedById: null },
    },
  }
}

const TIME = fc
  .date({ min: new Date('2027-11-20'), max: new Date('2028-03-05'), noInvalidDate: true })
  .map((at) => at.toISOString())
const AMOUNTS = fc.record({
  net: fc.integer({ min: 0, max: 5_000_000 }),
  tax: fc.integer({ min: 0, max: 1_000_000 }),
})
const METHOD = fc.constantFrom('paypal', 'bank-transfer', 'cash')
const NAME = fc.constantFrom(
  'Amina Benali',
  '=HYPERLINK("x")',
  'Jürgen "Öz"; Müller|\tGmbH',
  'Ł\u00f3dź',
  'زينب',
)

const entriesOf = fc
  .record({
    ...{ at: TIME, amounts: AMOUNTS, method: METHOD, name: NAME, id: fc.uuid() },
    what: fc.constantFrom(
      ...([
        'invoice',
        'note',
        'payment',
        'coins',
        'owed',
        'sent',
        'to-coins',
        'by-dispute',
      ] as const),
      ...(['dispute', 'dispute-fee', 'dispute-back', 'dispute-lost'] as const),
    ),
    kind: fc.constantFrom(...CoinEntryKind.options),
    fee: fc.integer({ min: 0, max: 5000 }),
    isTaken: fc.boolean(),
  })
  .map(({ at, amounts, method, name, id, what, kind, fee, isTaken }): JournalEntry[] => {
    const { invoice, note, payment, coins, refund, dispute } = sampleOf(amounts, at, id)
    const buyer = { ...invoice.buyer, name }
    const settled = (state: 'sent' | 'to-coins' | 'by-dispute') => () =>
      settledEntry({ ...refund, method, state, settledAt: at })
    const entries: Record<typeof what, () => JournalEntry[]> = {
      invoice: () => invoiceEntry({ ...invoice, buyer }),
      note: () => noteEntry({ ...note, buyer }),
      payment: () => paymentEntries({ ...payment, method }, fee),
      coins: () => coinEntry({ ...coins, kind, amount: isTaken ? -coins.amount : coins.amount }),
      owed: () => owedEntry({ ...refund, method }),
      sent: settled('sent'),
      'to-coins': settled('to-coins'),
      'by-dispute': settled('by-dispute'),
      dispute: () => withdrawnEntry(dispute),
      'dispute-fee': () => disputeFeeEntry({ ...dispute, fee }),
      // Less than was taken, or more.
      'dispute-back': () =>
        reinstatedEntry({
          ...dispute,
          reinstated: Math.max(0, dispute.withdrawn + (isTaken ? -fee : fee)),
          reinstatedOn: at,
        }),
      'dispute-lost': () => lostEntry({ ...dispute, lostOn: at }),
    }
    return entries[what]()
  })

/** Around a turn of the year and a February of 29 days. */
export const randomEntries = fc.array(entriesOf, { maxLength: 40 }).map((entries) => entries.flat())
