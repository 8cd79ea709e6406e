import type { Currency } from '@hostfront/domain/money/money'
import { COINS } from '@hostfront/domain/payments/coins'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { transferCode } from '@hostfront/domain/payments/transfer-code'
import { useId } from 'react'
import { MethodMark } from '../../parts/method-mark.tsx'
import { methodTile, NAMES_ALONE } from '../../parts/method-tiles.tsx'
import { ChoiceTiles } from '../../ui/choice-tiles.tsx'
import { coinsNext, methodNext } from '../../words/checkout.ts'

interface PaymentFieldProps {
  /** The id of the method. */
  value: string
  /** The ways outside of the shop. */
  offered: readonly PublicMethod[]
  /** Hundredths of a coin; null for a visitor. */
  balance: number | null
  /** Of a visitor: whether an account is about to be made. */
  isNew: boolean
  /** Minor units. */
  amountDue: number
  currency: Currency
  onChange: (method: string) => void
  onGetCoins: () => void
}

/**
 * Every way to pay with what happens next. Coins that do not cover the amount cannot be chosen where there is another way. Where all
 * others say the same, their tiles are names alone, and what is true of coins stands below them.
 */
export function PaymentField({
  value,
  offered,
  balance,
  isNew,
  amountDue,
  currency,
  onChange,
  onGetCoins,
}: PaymentFieldProps) {
  const aboutId = useId()
  const missing = balance === null ? 0 : Math.max(0, amountDue - balance)
  const isOnlyWay = offered.length === 0
  const cannot = missing > 0 || (balance === null && isNew && !isOnlyWay)
  const coins = {
    value: COINS,
    isOff: cannot,
    mark: <MethodMark id={COINS} kind="coins" />,
    title: 'Coins',
    content: null,
  }
  const aboutCoins = coinsNext({ balance, missing, isNew })
  const others = offered.map((method) => ({
    ...methodTile(method),
    content: methodNext(
      method,
      transferCode({
        account: method.account,
        payee: method.name,
        amount: amountDue,
        currency,
        reference: '',
      }) !== null,
    ),
  }))
  const [shared] = others.map(({ content }) => content)
  const isShared = others.length > 1 && others.every(({ content }) => content === shared)
  const tiles = isShared ? others.map((tile) => ({ ...tile, content: null })) : others
  const coinsTile = isShared
    ? { ...coins, describedBy: aboutId }
    : { ...coins, content: aboutCoins }
  // An account that is made with the order has none: there is nothing to choose.
  const isCoinsless = balance === null && isNew && !isOnlyWay && value !== COINS
  return (
    <div>
      <ChoiceTiles
        label="Pay with"
        name="paymentMethod"
        value={value}
        {...(isShared && { hint: shared })}
        // What cannot be chosen, or not before a login, is not the first that is read.
        tiles={
          isCoinsless
            ? tiles
            : cannot || balance === null
              ? [...tiles, coinsTile]
              : [coinsTile, ...tiles]
        }
        onChange={onChange}
        className={
          isShared ? NAMES_ALONE : 'sm:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-full'
        }
      />
      {isOnlyWay || missing > 0 || (isShared && !isCoinsless) ? (
        <p className="mt-2 text-muted text-sm">
          {isOnlyWay ? 'Coins are the only way to pay at the moment. ' : null}
          {isShared && !isCoinsless ? <span id={aboutId}>{aboutCoins} </span> : null}
          {isOnlyWay || missing > 0 ? (
            <button type="button" onClick={onGetCoins} className="text-button">
              Get coins
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
