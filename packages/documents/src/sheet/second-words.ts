/** What a document says of the second currency. */
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { inSecond } from '@hostfront/domain/money/second-amount'
import type { ShownRate } from '@hostfront/domain/money/second-currency'
import { shownRateWords } from '@hostfront/domain/money/typed-rate'
import { documentDay } from './document-days.ts'
import type { SheetSum } from './sheet.ts'

/** `For information, at 1 EUR = 10.85 MAD of Nov 21, 2026`; `currency` is the shop's. */
export const secondRateNote = (rate: ShownRate, currency: Currency): string =>
  `For information, at ${shownRateWords(rate, currency)} of ${documentDay(`${rate.from}T00:00:00.000Z`)}`

/** The total in the second currency, below it; its sign for "about" is a word, for the typefaces of documents have none. */
export const secondSums = (
  { total, secondRate }: Pick<Invoice, 'total' | 'secondRate'>,
  currency: Currency,
): SheetSum[] =>
  secondRate
    ? [
        {
          text: secondRateNote(secondRate, currency),
          amount: `about ${formatMoney(inSecond(total, secondRate), secondRate.currency)}`,
          isTotal: false,
        },
      ]
    : []
