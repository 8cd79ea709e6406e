import type { Invoice } from '../billing/invoice.ts'
import { chosenWords } from '../options/chosen-words.ts'
import type { ChangeQuote } from './quote-change.ts'
import type { Service } from './service.ts'

type Held = Pick<Service, 'planName' | 'serverName' | 'expiresAt' | 'options'>

/** What an invoice over the difference says; its lines add up to the subtotal, and with the tax to what is due. */
export function changeLines(
  service: Held,
  quote: ChangeQuote,
): Pick<Invoice, 'lines' | 'subtotal' | 'tax' | 'total'> {
  const lines = linesOf(service, quote)
  const { subtotal, tax, due } = quote
  if (subtotal >= 0 && tax >= 0) return { lines, subtotal, tax, total: due }
  // The rate has changed in between, and no tax is less than nothing.
  const difference = { description: 'Difference of tax', amount: tax }
  return { lines: [...lines, difference], subtotal: due, tax: 0, total: due }
}

/** As it is shown before it is confirmed, too. */
export function linesOf(
  { planName, serverName, expiresAt, options: held }: Held,
  { to, credits, given, charge, days, expiresAt: end }: ChangeQuote,
): Invoice['lines'] {
  const name = serverName ? `${to.planName} "${serverName}"` : to.planName
  const until = end.slice(0, 10)
  const anew = (to.options ?? []).filter(({ id, choice }) => !isHeld(held, id, choice))
  const chosen = anew.map((option) => `, ${chosenWords(option)}`).join('')
  return [
    {
      description: `${name}${chosen}, ${to.billingCycle}, ${days} ${days === 1 ? 'day' : 'days'} until ${until}`,
      amount: charge.net + given,
      ...(days > 0 ? { quantity: { count: days, unit: 'day' } } : {}),
      cycle: to.billingCycle,
    },
    ...credits
      .filter(({ net }) => net > 0)
      .map(({ net }) => ({
        description: `Paid for ${planName} until ${expiresAt.slice(0, 10)}`,
        amount: -net,
      })),
    ...(given > 0 ? [{ description: `Given days of ${planName}`, amount: -given }] : []),
  ]
}

const isHeld = (held: Held['options'], id: string, choice: string | null): boolean =>
  held.some((one) => one.id === id && one.choice === choice)
