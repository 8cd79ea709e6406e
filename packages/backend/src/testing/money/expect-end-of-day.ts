import { addDays } from '@hostfront/domain/add-days'
import { expect } from 'vitest'
import { type Books, readBooks } from './books.ts'
import type { Counts } from './counts.ts'
import { sumOf, wasPaid } from './expect-documents.ts'
import { expectSound } from './expect-sound.ts'
import type { Stage } from './stage.ts'
import { runTwice } from './time-acts.ts'

/** After a sequence: the night has its run, the shop's own check finds nothing, and its figures are what the books say. */
export async function expectEndOfDay(stage: Stage, counts: Counts): Promise<void> {
  await runTwice(stage)
  const books = await readBooks(stage)
  expectSound(books, stage)
  expect((await stage.admin.shop.checkIntegrity()).problems).toEqual([])
  const { revenue, tax } = await stage.admin.admin.figures()
  expect({ revenue, tax }).toEqual(revenueOf(books, stage.shop.backend.now()))
  countStates(books, counts)
}

/** Of 30 days, today included: what was paid on them less the credit notes of these days. */
function revenueOf({ invoices, creditNotes, disputes }: Books, now: string) {
  const from = addDays(now, -29).slice(0, 10)
  const paid = invoices.filter((one) => wasPaid(one) && (one.paidAt ?? '') >= from)
  const notes = creditNotes.filter(({ createdAt }) => createdAt >= from)
  const aside = disputes.filter(({ withdrawnOn }) => (withdrawnOn ?? '') >= from)
  const released = disputes.filter(({ releasedOn }) => (releasedOn ?? '') >= from)
  const disputed = (field: 'net' | 'tax') => sumOf(released, field) - sumOf(aside, field)
  const tax = sumOf(paid, 'tax') - sumOf(notes, 'tax') + disputed('tax')
  const net = sumOf(paid, 'subtotal') - sumOf(notes, 'subtotal') + disputed('net')
  return { revenue: net + tax, tax }
}

/** What came about in the end, also by the night. */
function countStates(books: Books, counts: Counts): void {
  for (const { status, tax, secondRate } of books.invoices) {
    if (secondRate) counts.add('invoice has a second rate')
    counts.add(`invoice is ${status}`)
    if (tax > 0) counts.add('invoice is taxed')
  }
  for (const { secondRate } of books.creditNotes) {
    if (secondRate) counts.add('note has a second rate')
  }
  for (const { state } of books.declarations) counts.add(`declaration is ${state}`)
  for (const { state } of books.refunds) counts.add(`refund is ${state}`)
  for (const { state, claim } of books.disputes) counts.add(`dispute is ${state}, ${claim}`)
  for (const { state } of books.payments) counts.add(`payment is ${state}`)
  for (const { status } of books.services) counts.add(`service is ${status}`)
  for (const { discount } of books.orders) if (discount > 0) counts.add('order is reduced')
  for (const { kind } of books.coinEntries) counts.add(`coins for ${kind}`)
}
