import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

const BATCH = 200

/** What is not as it should be at a panel is looked at next. */
export async function wakePanel(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  panelId: string,
): Promise<void> {
  const waiting = { panelId, handledBy: null, phase: { in: ['working', 'person'] } } as const
  let after: string | null = null
  do {
    const page: { items: readonly { id: string }[]; next: string | null } = await tx.instances.list(
      {
        where: waiting,
        order: 'oldest',
        limit: BATCH,
        after,
      },
    )
    for (const { id } of page.items)
      await tx.instances.update(id, { nextAttemptAt: now(), generation: { increment: 1 } }, waiting)
    after = page.next
  } while (after !== null)
}
