/** What gateways took, gave back and kept for disputes is what the books say of them, and each is decided once. */
import type { DisputeTold } from '@hostfront/domain/gateways/dispute-told'
import { agree, holds } from './agree.ts'
import type { Books } from './books.ts'
import { sumOf } from './expect-documents.ts'

export function expectDisputes(
  { disputes, payments, creditNotes, invoices }: Books,
  told: ReadonlyMap<string, DisputeTold>,
): void {
  agree(disputes.length, told.size, 'a dispute is written down once')
  for (const said of told.values()) {
    const dispute = disputes.find(({ disputeId }) => disputeId === said.id)
    if (!dispute) throw new Error(`${said.id} is not written down`)
    const { withdrawn, reinstated, lostOn, reinstatedOn, takenBack, net, tax } = dispute
    agree(dispute.withdrawnOn !== null, said.withdrawn !== null, 'what was taken is booked')
    agree(withdrawn, said.withdrawn?.amount ?? 0, 'as much as was taken')
    agree(reinstatedOn !== null, said.reinstated !== null, 'what is back is booked')
    agree(reinstated, said.reinstated?.amount ?? 0, 'as much as is back')
    agree(dispute.feeOn !== null, said.fee !== null, 'the fee is booked')
    agree(dispute.state === 'lost', lostOn !== null, 'what is lost is booked')
    agree(
      dispute.releasedOn !== null,
      lostOn !== null || reinstatedOn !== null,
      'and set aside no more',
    )
    holds(takenBack <= withdrawn && (lostOn !== null || takenBack === 0), 'what is taken back')
    holds(net + tax <= withdrawn, 'no more is set aside than was taken')
    const note = creditNotes.find(({ id }) => id === dispute.creditNoteId)
    agree(dispute.claim === 'none', note === undefined, 'what a note takes back is to be decided')
    if (note) agree(note.total, takenBack, 'a note takes back what was lost')
    const again = invoices.find(({ id }) => id === dispute.billedById)
    agree(dispute.claim === 'billed', again !== undefined, 'billed anew by an invoice')
    if (again && note) agree(again.total, note.total, 'for as much')
    const payment = payments.find(({ id }) => id === dispute.paymentId)
    agree(payment?.dispute, dispute.state, 'its payment says so')
  }
}

/** What gateways have taken, minor units, less what they gave back of what was not lost, and their fees. */
export const takenBy = ({ disputes }: Pick<Books, 'disputes'>): number => {
  const taken = disputes.filter(({ withdrawnOn }) => withdrawnOn !== null)
  const back = disputes.filter(
    ({ reinstatedOn, lostOn }) => reinstatedOn !== null && lostOn === null,
  )
  return sumOf(taken, 'withdrawn') - sumOf(back, 'reinstated') + feesOf({ disputes })
}

/** Of disputes. */
export const feesOf = ({ disputes }: Pick<Books, 'disputes'>): number =>
  disputes.reduce((sum, { feeOn, fee }) => sum + (feeOn === null ? 0 : (fee ?? 0)), 0)
