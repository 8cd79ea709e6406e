import { coinWords } from '@hostfront/domain/money/format-money'
import { useMyDeclarations } from './use-my-declarations.ts'

/** Coins that are paid for as their customer says, and not checked yet; nothing where there are none. */
export function CoinsOnTheirWay() {
  const declared = useMyDeclarations().data ?? []
  const coins = declared
    .filter(({ state, pays }) => state === 'waiting' && pays.length === 0)
    .reduce((sum, { amount }) => sum + amount, 0)
  if (coins === 0) return null
  return (
    <p className="mb-4 max-w-prose border-accent border-s-4 ps-3" role="status">
      {coinWords(coins)} on their way: we are checking your payment. They are in your balance as
      soon as it is confirmed.
    </p>
  )
}
