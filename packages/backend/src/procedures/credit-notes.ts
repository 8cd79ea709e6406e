import { creditNotes } from '@hostfront/contract/credit-notes'
import { bind } from '../access/bind.ts'
import { issueCreditNote } from '../credit-notes/issue-credit-note.ts'
import {
  listCreditNotes,
  listOwnCreditNotes,
  readCreditNote,
  readCreditNotesOf,
  totalCreditNotes,
} from '../credit-notes/list-credit-notes.ts'
import { offerRefund } from '../credit-notes/offer-refund.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

export const procedures = bind(creditNotes, {
  offer: (call, input) => offerRefund(call, input, SOLD_BY_TIME),
  issue: issueCreditNote,
  list: listCreditNotes,
  totals: totalCreditNotes,
  mine: listOwnCreditNotes,
  ofInvoice: readCreditNotesOf,
  get: readCreditNote,
})
