import { optionalText, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { TypedAmount } from '../../ui/typed-amount.ts'

/** A service as an administrator types it; `userId` is that of the person who was chosen, empty for nobody. */
export const TypedService = z.object({
  userId: typedText(64),
  serviceName: typedText(120),
  price: TypedAmount,
  serviceId: optionalText(64),
})

const NEEDED = ['userId', 'serviceName']

/** Whether the form lacks something that it cannot do without. */
export const lacksNeeded = (errors: Readonly<Record<string, string>>): boolean =>
  NEEDED.some((field) => errors[field] === 'REQUIRED')
