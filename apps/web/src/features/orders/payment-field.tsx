import type { Currency } from '@hostfront/domain/money/money'
import { COINS } from '@hostfront/domain/payments/coins'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { transferCode } from '@hostfront/domain/payments/transfer-code'
import { ChoiceTiles } from '../../ui/choice-tiles.tsx'
import { coinsNext, methodNext } from '../../words/checkout.ts'
import { methodChoice } from '../../words/method-choice.ts'
import { MethodMark } from './method-mark.tsx'

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

/** The last ends its row here as well. */
const IN_THREE =
  '@[40rem]:grid-cols-3 @[40rem]:[&>:last-child:nth-child(3n)]:col-span-1 @[40rem]:[&>:last-child:nth-child(3n+2)]:col-span-2 @[40rem]:[&>:last-child:nth-child(3n+1)]:col-span-full'

/** Every way to pay with what happens next. Coins that do not cover the amount cannot be chosen where there is another way. */
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
  const missing = balance === null ? 0 : Math.max(0, amountDue - balance)
  const isOnlyWay = offered.length === 0
  const cannot = missing > 0 || (balance === null && isNew && !isOnlyWay)
  const coins = {
    value: COINS,
    isOff: cannot,
    mark: <MethodMark id={COINS} kind="coins" />,
    title: 'Coins',
    content: coinsNext({ balance, missing, isNew }),
  }
  const others = offered.map((method) => ({
    value: method.id,
    mark: <MethodMark {...method} />,
    title: methodChoice(method),
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
  return (
    <div>
      <ChoiceTiles
        label="Pay with"
        name="paymentMethod"
        value={value}
        {...(isShared && { hint: shared })}
        // What cannot be chosen, or not before a login, is not the first that is read.
        tiles={cannot || balance === null ? [...tiles, coins] : [coins, ...tiles]}
        onChange={onChange}
        // Names alone have room beside each other on a phone, too; one that would be alone on its line has all of it.
        className={`sm:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-full ${isShared ? IN_THREE : ''} ${isShared ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,calc(50%_-_0.25rem))),1fr))]' : ''}`}
      />
      {isOnlyWay || missing > 0 ? (
        <p className="mt-2 text-muted text-sm">
          {isOnlyWay ? 'Coins are the only way to pay at the moment. ' : null}
          <button
            type="button"
            onClick={onGetCoins}
            className="min-h-6 text-accent-ink underline underline-offset-4 hover:no-underline"
          >
            Get coins
          </button>
        </p>
      ) : null}
    </div>
  )
}
