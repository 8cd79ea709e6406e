import { coinWords } from '@hostfront/domain/money/format-money'
import { useNeeds } from '../../parts/use-needs.ts'

/** Coins that are paid for as their customer says, and not checked yet; nothing where there are none. */
export function CoinsOnTheirWay() {
  const coins = useNeeds().data?.find((need) => need.kind === 'coins')?.amount
  if (coins === undefined) return null
  return (
    <p className="mb-4 max-w-prose border-accent border-s-4 ps-3" role="status">
      {coinWords(coins)} on their way: we are checking your payment. They are in your balance as
      soon as it is confirmed.
    </p>
  )
}
