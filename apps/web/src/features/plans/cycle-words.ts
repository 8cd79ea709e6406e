import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { cycleQuote } from '@hostfront/domain/orders/cycle-quote'
import { dueWords } from '../../words/due-words.ts'

/** Below a plan's price per month: what is due at once and for how long, and what that saves, or could save. */
export function cycleLines(
  price: number,
  cycle: BillingCycle,
  currency: Currency,
): readonly [due: string, saving: string] {
  const { amountDue, perMonth, days, saved } = cycleQuote(price, cycle)
  const due = dueWords({ perMonth, due: amountDue, days }, currency)
  if (saved > 0) return [due, `You save ${formatMoney(saved, currency)}`]
  const yearly = cycleQuote(price, 'annually')
  return [
    due,
    yearly.saved > 0 ? `${formatMoney(yearly.perMonth, currency)} a month if paid annually` : '',
  ]
}
