import { issue } from '@hostfront/domain/issue'
import { parseMoney } from '@hostfront/domain/money/money'
import * as z from 'zod/mini'

/** An amount as it is typed, 0 or more, read as minor units. */
export const TypedAmount = z.pipe(
  z.string().check(z.refine((text) => (parseMoney(text) ?? -1) >= 0, issue('AMOUNT_INVALID'))),
  // The check above has read the very same text.
  z.transform((text) => parseMoney(text) ?? 0),
)
