import { DomainForm } from '@hostfront/contract/domains'
import { issue } from '@hostfront/domain/issue'
import { parseMoney } from '@hostfront/domain/money/money'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { TypedAmount } from '../../../parts/typed-amount.ts'
import { endOfDay } from '../../../ui/day-field.ts'
import { textIn } from '../../../ui/text-in.ts'

/** The last day of what is paid, to its end by the reader's own clock. */
const TypedEnd = z.pipe(z.iso.date(issue('DATE_INVALID')), z.transform(endOfDay))

/** A domain as an administrator types it; `userId` is that of the person who was chosen, empty for nobody. */
export const TypedDomain = z.extend(DomainForm, { userId: typedText(64), expiresAt: TypedEnd })

/** What is in the fields; what cannot be read is left for the schema to refuse. */
export function readDomain(data: FormData, userId: string): Record<keyof DomainForm, unknown> {
  const text = textIn(data)
  const price = text('price')
  return {
    userId,
    name: text('name'),
    expiresAt: text('expiresAt'),
    price: price.trim() === '' ? null : (parseMoney(price) ?? Number.NaN),
    autoRenew: data.has('autoRenew'),
    bill: text('bill'),
    years: Number(text('years') || 1),
  }
}

/** What can be changed of one that is there. */
export const TypedChanges = z.object({
  expiresAt: TypedEnd,
  price: TypedAmount,
  autoRenew: z.boolean(),
})
