import { ORPCError } from '@orpc/client'
import * as z from 'zod/mini'

const BadInput = z.object({ issues: z.array(z.object({ path: z.array(z.unknown()) })) })

/** Whether the shop does not know the page that was asked for: its `after` is cut off, or of a list in another order. */
export function isUnknownPage(error: unknown): boolean {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return false
  const parsed = BadInput.safeParse(error.data)
  return parsed.success && parsed.data.issues.some(({ path }) => path[0] === 'after')
}
