import { issue } from '@hostfront/domain/issue'
import { optionalText, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { TypedAmount } from '../../../parts/typed-amount.ts'
import { endOfDay } from '../../../ui/day-field.ts'

/** A service as an administrator types it; `userId` is that of the person who was chosen, empty for nobody. */
export const TypedService = z.object({
  userId: typedText(64),
  planName: typedText(120),
  price: TypedAmount,
  planId: optionalText(64),
})

/** The last day on which a service runs without payment, to its end by the reader's own clock. */
export const TypedKeepUntil = z.object({
  keepUntil: z.pipe(z.iso.date(issue('DATE_INVALID')), z.transform(endOfDay)),
})

const NEEDED = ['userId', 'planName']

/** Whether the form lacks something that it cannot do without. */
export const lacksNeeded = (errors: Readonly<Record<string, string>>): boolean =>
  NEEDED.some((field) => errors[field] === 'REQUIRED')
