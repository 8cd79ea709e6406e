import type { CreditNote, CreditNoteTarget } from '@hostfront/domain/billing/credit-note'
import type { Currency } from '@hostfront/domain/money/money'
import { documentDay } from './document-days.ts'
import type { Sheet } from './sheet.ts'
import { sheetParts } from './sheet-parts.ts'

const TARGET_WORDS: Record<CreditNoteTarget, string> = {
  coins: 'As coins',
  'off-site': 'As money',
}

/** A credit note in words: its amounts are what is taken back. */
export const creditNoteSheet = (note: CreditNote, currency: Currency): Sheet => ({
  ...sheetParts(note, currency),
  title: `Credit note ${note.number}`,
  facts: [
    { name: 'Takes back', value: `Invoice ${note.invoiceNumber}` },
    { name: 'Issued', value: documentDay(note.createdAt) },
    { name: 'Reason', value: note.reason },
    { name: 'Goes back', value: TARGET_WORDS[note.target] },
  ],
})
