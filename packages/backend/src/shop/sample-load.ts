import type { Rows } from '@hostfront/store/collections'
import type { ReadTx } from '@hostfront/store/port'
import * as z from 'zod/mini'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { shopEntry } from './shop-entry.ts'

const Start = z.object({ clients: z.int(), mark: z.string().check(z.regex(/^[\w-]{1,20}$/)) })

/** A load of sample clients: how many were asked for, what their addresses have in them, and how many are there. */
export interface SampleLoad extends z.infer<typeof Start> {
  readonly loaded: number
}

const BEGUN = 'shop.beginSampleData'
/** What ends a load, or leaves nothing of it. */
const OVER = ['shop.loadSampleData', 'shop.importDocument', 'shop.reset']

/** The line in the log of a load that begins. */
export const startOfSamples = (
  call: SignedInCall,
  start: z.infer<typeof Start>,
): Rows['auditLog'] => shopEntry(call, BEGUN, null, start)

/** The load that has begun and not come to its end: it goes on somewhere, or was interrupted. Null: there is none. */
export async function unfinishedLoad(tx: ReadTx): Promise<SampleLoad | null> {
  const { items } = await tx.auditLog.list({
    where: { action: { in: [BEGUN, ...OVER] } },
    limit: 1,
  })
  const [last] = items
  if (last?.action !== BEGUN || last.after === null) return null
  const start = Start.safeParse(JSON.parse(last.after)).data
  return start ? { ...start, loaded: await lastNumber(tx, start.mark) } : null
}

const PAGE = 500

/** The number of the last client of a load that exists; some may have been deleted since. */
async function lastNumber(tx: ReadTx, mark: string): Promise<number> {
  const end = `-${mark}@sample.invalid`
  let last = 0
  for await (const users of readPages((after) =>
    tx.users.list({ search: end, limit: PAGE, after }),
  )) {
    for (const { email } of users) {
      if (!email.endsWith(end)) continue
      const number = Number(email.slice(0, -end.length).split('.').at(-1))
      if (Number.isInteger(number)) last = Math.max(last, number)
    }
  }
  return last
}
