/** The second currency is for information: it moves nothing in the books, and an invoice keeps what it was issued with. */
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { agree } from './agree.ts'
import type { Books } from './books.ts'
import { expectUnchanged } from './expect-lawful-step.ts'
import { CHOOSE_SECOND, SET_SECOND_RATE } from './second-currency-acts.ts'

/** What the operation `name` did: where it set rates, nothing else; where it issued invoices, they have those that were set. */
export function expectSecondRates(before: Books, after: Books, name: string): void {
  if (name === CHOOSE_SECOND || name === SET_SECOND_RATE) {
    expectUnchanged(
      { ...before, second: after.second, log: [] },
      { ...after, second: after.second, log: [] },
    )
  }
  const known = new Set(before.invoices.map(({ id }) => id))
  for (const invoice of after.invoices) {
    if (known.has(invoice.id)) continue
    agree(said(invoice.secondRate), said(dueRate(before.second, invoice)), 'second rate')
  }
}

/** Found by order, where the shop finds it by comparing. */
function dueRate(
  { currency, rates }: Books['second'],
  { createdAt }: Pick<Invoice, 'createdAt'>,
): Invoice['secondRate'] {
  const due = rates
    .filter(
      ({ unit, counter }) => [unit, counter].sort().join() === ['EUR', currency].sort().join(),
    )
    .toSorted((one, other) => other.from.localeCompare(one.from))
    .find(({ from }) => from <= createdAt.slice(0, 10))
  if (!due || currency === null) return null
  const { unit, millionths, from } = due
  return { currency, unit, millionths, from }
}

const said = (rate: Invoice['secondRate']): string =>
  rate ? `${rate.currency} ${rate.unit} ${rate.millionths} ${rate.from}` : 'none'
