import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'

const BATCH = 200

/** What is not as it should be at a panel is looked at next. */
export async function wakePanel(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  panelId: string,
): Promise<void> {
  const waiting = { panelId, handledBy: null, phase: { in: ['working', 'person'] } } as const
  const pages = readPages((after) =>
    tx.instances.list({ where: waiting, order: 'oldest', limit: BATCH, after }),
  )
  for await (const instances of pages) {
    for (const { id } of instances) {
      await tx.instances.update(id, { nextAttemptAt: now(), generation: { increment: 1 } }, waiting)
    }
  }
}
