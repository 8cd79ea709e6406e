import { issue } from '@hostfront/domain/issue'
import { parseMoney } from '@hostfront/domain/money/money'
import * as z from 'zod/mini'

/** An amount as it is typed, read as hundredths of a coin where `isRight` agrees. */
const typedAmount = (isRight: (amount: number) => boolean) =>
  z.pipe(
    z.string().check(
      z.refine((text) => {
        const amount = parseMoney(text)
        return amount !== null && isRight(amount)
      }, issue('AMOUNT_INVALID')),
    ),
    // The check above has read the very same text.
    z.transform((text) => parseMoney(text) ?? 0),
  )

/** A balance. */
export const TypedBalance = typedAmount((amount) => amount >= 0)

/** What a balance is to change by; taking nothing changes nothing. */
export const TypedChange = typedAmount((amount) => amount !== 0)
