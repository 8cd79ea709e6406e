import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'

interface Due {
  /** Minor units, as is `due`. */
  readonly perMonth: number
  readonly due: number
  readonly days: number
}

/** What is due at once and for how long, below the price per month: where it is that price, it is not said again. */
export const dueWords = ({ perMonth, due, days }: Due, currency: Currency): string =>
  perMonth > 0 && due === perMonth
    ? `Billed every ${days} days`
    : `${formatMoney(due, currency)} for ${days} days`
