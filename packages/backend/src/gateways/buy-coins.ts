/** A customer buys coins at a gateway. It stands on no invoice, as coins that are paid for by transfer do not: coins are a debt. */
import { LIVE_ATTEMPTS } from '@hostfront/domain/gateways/attempt-lifecycle'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import { coinRoom } from '@hostfront/domain/payments/coin-room'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import {
  type Begun,
  gatewayOf,
  hasPage,
  newAttempt,
  offeredGateway,
  openPage,
  wantedPage,
} from './payment-page.ts'

interface Asked {
  /** Hundredths of a coin. */
  readonly amount: number
  readonly paymentMethod: string
}

/** Pages that one customer has open at once, as the limit of attempts lets them. */
const MOST = 100

/** Answers where so many coins are paid for. Asked twice it is the same page; another amount is another purchase. */
export async function buyCoins(
  call: SignedInCall,
  { amount, paymentMethod }: Asked,
): Promise<Begun> {
  await countAttempt(call, { 'pay-address': call.client.address, 'pay-account': call.actor.id })
  const { attempt, row, settings } = await call.store.transaction(async (tx) => {
    // Locked: two windows that ask at once are led to one page.
    const user = await tx.users.get(call.actor.id, { lock: true })
    if (user?.status !== 'active') throw refused('LOGIN_REQUIRED')
    const settings = await readSettings(tx)
    if (!settings.features.coinPurchase) throw refused('NOT_AVAILABLE')
    if (amount > coinRoom(user)) throw refused('BALANCE_FULL', { max: MAX_MONEY })
    const row = await offeredGateway(tx, paymentMethod, settings.currency)
    const wanted = wantedPage(row, settings, amount)
    const { items } = await tx.paymentAttempts.list({
      where: { userId: user.id, gatewayId: row.id, invoiceId: null, state: { in: LIVE_ATTEMPTS } },
      limit: MOST,
    })
    const open = items.find((each) => hasPage(each, wanted, call.now()))
    const bill = { invoiceId: null, userId: user.id, number: '' }
    const attempt = open ?? (await tx.paymentAttempts.insert(newAttempt(call, bill, wanted)))
    return { attempt, row, settings }
  })
  return openPage(call, await gatewayOf(call, row), attempt, settings, null)
}
