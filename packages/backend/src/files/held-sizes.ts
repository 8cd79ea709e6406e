import type { FileBytes } from '@hostfront/store/file-bytes'

const BATCH = 1000

/** All bytes that are kept: how many of each, by id. */
export async function heldSizes(files: FileBytes): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  let after: string | null = null
  for (;;) {
    const held = await files.list({ after, limit: BATCH })
    for (const { id, size } of held) sizes.set(id, size)
    if (held.length < BATCH) return sizes
    after = held.at(-1)?.id ?? null
  }
}
