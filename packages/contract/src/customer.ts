import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** Whose record it is, as lists for administrators show it. */
export const Customer = z.object({ id: Id, name: z.string(), email: z.string() })
export type Customer = z.infer<typeof Customer>
