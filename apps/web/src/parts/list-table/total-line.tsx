import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { type Noun, type StateTotal, TOO_MANY, totalWords } from '../../words/totals.ts'
import { SumText } from './sum-text.tsx'
import { TotalText } from './total-text.tsx'
import type { Totals } from './use-totals.ts'

interface TotalLineProps {
  /** By state; null: too many are found. */
  totals: Totals<readonly StateTotal[] | null>
  /** The one on show; undefined: all of them. */
  state: string | undefined
  noun: Noun
}

/** What a list adds up to on all of its pages. */
export function TotalLine({ totals: { data, isWaiting }, state, noun }: TotalLineProps) {
  const { currency } = useSettings()
  return (
    <TotalText isWaiting={isWaiting}>
      {data ? (
        <SumText parts={totalWords(data, state, noun, (amount) => formatMoney(amount, currency))} />
      ) : null}
      {data === null ? TOO_MANY : null}
    </TotalText>
  )
}
